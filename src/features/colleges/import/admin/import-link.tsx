import { importTab } from '@/cms/import/doors'
import { officialListImporter } from '../official-list/admin/importer'
import { COLLEGE_EXPORT, collegeImporter } from './college-importer'

/** Link above the studio's list of colleges. */
export const ImportLink = () => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
    {[collegeImporter, officialListImporter].map(importTab).map(({ href, label }) => (
      <a key={href} href={href}>
        {label}
      </a>
    ))}
    <a href={COLLEGE_EXPORT.href} download>
      {COLLEGE_EXPORT.label}
    </a>
  </p>
)
