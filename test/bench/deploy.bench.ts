import type { Report } from "../../tools/bench.ts";
import { rehearseDeploy, uploadSize } from "../../tools/deploy.ts";

export default async function deploy(report: Report): Promise<void> {
  report("deploy.worker.gz", uploadSize(await rehearseDeploy()), "KiB");
}
