/**
 * Shields of the neighbouring countries, in our own style: the flag's tinctures as simple
 * partitions of one shield, 48 wide from -24,-26. Nobody's coat of arms.
 */
import type { Crest } from "../../client/board/types.ts";

const shield = "M-24-26h48v26q0 20-24 28q-24-8-24-28z";

export const crests: Readonly<Record<string, Crest>> = {
  niemcy: [
    ["#2c2a2a", shield],
    ["#b8322a", "M-24-9h48v9q0 4-1 8h-46q-1-4-1-8z"],
    ["#e0b02e", "M-23 8h46q-4 14-23 20q-19-6-23-20z"],
  ],
  rosja: [
    ["#f4efe2", shield],
    ["#2f62a8", "M-24-9h48v9q0 4-1 8h-46q-1-4-1-8z"],
    ["#b8322a", "M-23 8h46q-4 14-23 20q-19-6-23-20z"],
  ],
  litwa: [
    ["#e6b93a", shield],
    ["#3d8a4b", "M-24-9h48v9q0 4-1 8h-46q-1-4-1-8z"],
    ["#b8322a", "M-23 8h46q-4 14-23 20q-19-6-23-20z"],
  ],
  bialorus: [
    ["#b8322a", shield],
    ["#3d8a4b", "M-23 8h46q-4 14-23 20q-19-6-23-20z"],
    ["#f4efe2", "M-24-26h9v43q-9-7-9-17z"],
    ["#b8322a", "M-19.5-20l3 6-3 6-3-6zM-19.5-6l3 6-3 6-3-6z"],
  ],
  ukraina: [
    ["#3f7fc1", shield],
    ["#edc63c", "M-24 0h48q0 20-24 28q-24-8-24-28z"],
  ],
  slowacja: [
    ["#f4efe2", shield],
    ["#2f62a8", "M-24-9h48v9q0 4-1 8h-46q-1-4-1-8z"],
    ["#b8322a", "M-23 8h46q-4 14-23 20q-19-6-23-20z"],
    ["#f4efe2", "M-3-14h6v6h7v5h-7v4h9v5h-9v10h-6v-10h-9v-5h9v-4h-7v-5h7z"],
  ],
  czechy: [
    ["#f4efe2", shield],
    ["#b8322a", "M-24 0h48q0 20-24 28q-24-8-24-28z"],
    ["#2f5496", "M-24-26l26 26l-20 19q-6-7-6-19z"],
  ],
};
