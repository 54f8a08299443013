const line = "M15 39V9M15 31C15 22 33 26 33 13V9";

/** The company's mark: a line, and the branch that leaves it. */
export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22.5" stroke-width="1.5" />
      <circle cx="24" cy="24" r="19.5" stroke-width="0.75" />
      <path d={line} stroke-width="4" />
      <path d={line} stroke="var(--paper-high)" stroke-width="1.5" stroke-dasharray="1.6" />
      <circle cx="15" cy="31" r="3.6" fill="var(--paper-high)" stroke-width="2" />
    </svg>
  );
}
