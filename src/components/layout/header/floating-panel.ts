/** A floating panel of the header; where anchors are known it hangs from the header also after that has shrunk. */
export const FLOATING_PANEL =
  'floating-panel fixed inset-auto m-0 max-h-[calc(100dvh-var(--header)-3rem)] overflow-y-auto rounded-card border border-rule bg-raised p-0 text-ink shadow-float'
