/** The drawer of codes is fetched when the first one is wanted. */
import { laterPart } from "../pages/later.tsx";

const Qr = laterPart(async () => (await import("./Qr.tsx")).Qr);

export const lazyQr = (text: string, label: string) => <Qr text={text} label={label} />;
