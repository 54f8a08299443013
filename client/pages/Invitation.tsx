/** The link: to copy, to share, to scan. */
import { useSignal } from "@preact/signals";
import { lazyQr } from "../qr/lazyQr.tsx";
import { canShare, copy, share } from "../device/copy.ts";
import { words } from "../words/index.ts";

interface InvitationProps {
  readonly url: string;
  readonly text: string;
  readonly qrLabel: string;
  /** What the link is, where it is not the invitation. */
  readonly label?: string;
  /** Show the code at once instead of behind a tap: as a rule where the screen has room for it. */
  readonly open?: boolean;
}

/** As wide as the waiting room's two halves, see room.css. */
const roomy = () => matchMedia("(min-width: 56.25rem)").matches;

export function Invitation(props: InvitationProps) {
  const { url, text, qrLabel, label, open = roomy() } = props;
  const t = words.value.pages.lobby;
  const copied = useSignal(false);
  const shown = useSignal(open);
  return (
    <div class="invitation">
      <input
        class="linkfield"
        readOnly
        value={url}
        aria-label={label ?? t.linkLabel}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p class="actions">
        <button
          class="key"
          onClick={async () => {
            copied.value = await copy(url);
            setTimeout(() => (copied.value = false), 2500);
          }}
        >
          <span aria-live="polite">{copied.value ? t.copied : t.copy}</span>
        </button>
        {canShare() && (
          <button class="key" onClick={() => void share(text, url)}>
            {t.share}
          </button>
        )}
        {!open && (
          <button
            class="key-plain"
            aria-expanded={shown.value}
            onClick={() => (shown.value = !shown.value)}
          >
            {t.qr}
          </button>
        )}
      </p>
      {shown.value && (
        <figure class="code">
          {lazyQr(url, qrLabel)}
          <figcaption>{qrLabel}</figcaption>
        </figure>
      )}
    </div>
  );
}
