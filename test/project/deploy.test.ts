import { expect, test } from "vitest";
import { rehearseDeploy, uploadSize } from "../../tools/deploy.ts";

test("a deploy can be rehearsed without network and account", async () => {
  const said = await rehearseDeploy();
  expect(said).toContain("--dry-run: exiting now.");
  for (const binding of ["env.ROOMS (GameRoom)", "env.DIRECTORY (Directory)", "env.ASSETS"]) {
    expect(said).toContain(binding);
  }
  // The free plan takes 3 MB.
  expect(uploadSize(said)).toBeLessThan(1000);
});
