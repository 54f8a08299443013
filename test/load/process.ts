/** What a process of the machine uses, as Linux tells it; undefined elsewhere. */
import { readdirSync, readFileSync } from "node:fs";

export interface Usage {
  /** Resident memory in megabytes. */
  readonly memory: number;
  /** Seconds of processor time since it began. */
  readonly cpu: number;
}

/** Clock ticks a second of /proc, the same on every Linux that Node runs on. */
const ticks = 100;

function stat(pid: string): { name: string; parent: string; cpu: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const name = text.slice(text.indexOf("(") + 1, text.lastIndexOf(")"));
    const rest = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return { name, parent: rest[1] ?? "", cpu: (Number(rest[11]) + Number(rest[12])) / ticks };
  } catch {
    return undefined;
  }
}

/** The workerd that this process has started, directly or not; the youngest of several. */
export function findWorkerd(): string | undefined {
  let pids: string[];
  try {
    pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return undefined;
  }
  const ours = (pid: string): boolean => {
    const parent = stat(pid)?.parent;
    if (parent === undefined || parent === "0" || parent === "1") return false;
    return parent === String(process.pid) || ours(parent);
  };
  return pids
    .filter((pid) => stat(pid)?.name === "workerd" && ours(pid))
    .toSorted((a, b) => Number(b) - Number(a))[0];
}

export function usageOf(pid: string): Usage | undefined {
  const cpu = stat(pid)?.cpu;
  if (cpu === undefined) return undefined;
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const memory = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
  return { memory, cpu };
}
