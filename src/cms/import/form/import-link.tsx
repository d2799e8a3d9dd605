import type { StudioTab } from '../../admin/shell/studio'

/** Link to an import above the list it fills, for rarely imported records without a tab. */
export const ImportLink = ({ tab: { href, label } }: { tab: StudioTab }) => (
  <p>
    <a href={href}>{label}</a>
  </p>
)
