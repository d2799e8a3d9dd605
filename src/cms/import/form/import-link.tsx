import type { StudioTab } from '../../admin/shell/studio'

/** The way to an import, above the list of what it writes: for records that files bring so seldom that no tab leads there. */
export const ImportLink = ({ tab: { href, label } }: { tab: StudioTab }) => (
  <p>
    <a href={href}>{label}</a>
  </p>
)
