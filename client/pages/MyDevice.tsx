/** My seat on another device: a link for nobody but me, and a code to scan from it. */
import { myGame } from "../device/games.ts";
import { words, wordsOf } from "../words/index.ts";
import { Invitation } from "./Invitation.tsx";

/**
 * The seat's token, and behind a dot the invitation if this device has it: the server keeps only its
 * fingerprint, so whoever is to invite from the other device has to bring it along.
 */
export function myLink(game: string): string {
  const { token = "", invite } = myGame(game) ?? {};
  return `${location.origin}/g/${game}#${token}${invite === undefined ? "" : `.${invite}`}`;
}

export function MyDevice({ game }: { readonly game: string }) {
  const t = wordsOf("around").menu;
  return (
    <>
      <p>{t.myDevicesNote}</p>
      <Invitation
        url={myLink(game)}
        text={words.value.pages.name}
        qrLabel={t.myDevices}
        label={t.myDevices}
        open
      />
    </>
  );
}
