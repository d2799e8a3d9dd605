import type { MarkedFigure } from '@/cms/sources/figure-view'
import { Part } from '@/components/ui/page/page'
import type { Language } from '@/lib/language'
import type { CoursePageView, GuidanceView } from '../assemble'
import { guidanceMessages } from '../messages'
import { AdmissionFacts, type AdmissionView, isAdmissionKnown } from './admission-facts'
import { Lines } from './lists'
import { OwnershipTable, ownershipTitle } from './page-figures'
import { RulesFrom } from './parts'

interface SeatSectionsProps {
  language: Language
  page: Pick<CoursePageView | GuidanceView, 'byOwnership' | 'official'>
  admission: AdmissionView
  /** Of the settings; null while they hold none. */
  admissionYear: number | null
}

/** Who runs the colleges and their seats, and who allots them at which cost; what is not known is left out. */
export function SeatSections({ language, page, admission, admissionYear }: SeatSectionsProps) {
  return (
    <>
      {page.byOwnership.length > 0 && (
        <Part id="seats" folded="always" title={ownershipTitle(language, page.byOwnership)}>
          <OwnershipTable language={language} lines={page.byOwnership} official={page.official} />
        </Part>
      )}
      {isAdmissionKnown(admission) && (
        <Part id="admission" folded="always" title={guidanceMessages(language).admission.title(admissionYear)}>
          <AdmissionFacts language={language} {...admission} />
        </Part>
      )}
    </>
  )
}

interface RuleSectionsProps {
  language: Language
  rules: { eligibility: readonly string[]; eligibilityFrom: MarkedFigure | null; documents: readonly string[] }
}

/** Who may apply, and what to bring; what is not known is left out. */
export function RuleSections({ language, rules }: RuleSectionsProps) {
  const messages = guidanceMessages(language)
  return (
    <>
      {rules.eligibility.length > 0 && (
        <Part id="eligibility" folded="always" title={messages.eligibility}>
          <Lines lines={rules.eligibility} />
          {rules.eligibilityFrom && <RulesFrom language={language} figure={rules.eligibilityFrom} />}
        </Part>
      )}
      {rules.documents.length > 0 && (
        <Part id="documents" folded="always" title={messages.documents}>
          <Lines lines={rules.documents} numbered />
        </Part>
      )}
    </>
  )
}
