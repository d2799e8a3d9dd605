import { RETENTION } from '@/cms/personal/retention'
import { pageTexts } from './texts'

const { retention: texts } = pageTexts.legal

/** How long what is kept, as the privacy page states it; the times are those that the tasks keep to. */
export const retentionFacts = (): { label: string; value: string }[] => {
  const { what, days, months } = texts
  return [
    { label: what.unverifiedAccount, value: days(RETENTION.unverifiedAccountDays, 'signUp') },
    { label: what.account, value: texts.account },
    { label: what.session, value: days(RETENTION.sessionDays, 'lastUse') },
    { label: what.link, value: days(RETENTION.linkDays, 'writing') },
    { label: what.unusedResume, value: days(RETENTION.unusedResumeDays, 'upload') },
    { label: what.withdrawnPapers, value: days(RETENTION.withdrawnPapersDays, 'withdrawal') },
    { label: what.endedPapers, value: months(RETENTION.endedPapersMonths, 'end') },
    { label: what.closedEnquiry, value: months(RETENTION.closedEnquiryMonths, 'closing') },
    { label: what.trash, value: days(RETENTION.trashDays, 'deletion') },
    { label: what.failedMail, value: days(RETENTION.failedMailDays, 'writing') },
    { label: what.auditLog, value: months(RETENTION.auditLogMonths, 'writing') },
  ]
}
