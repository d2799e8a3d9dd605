import { RETENTION } from '@/cms/personal/retention'
import type { Language } from '@/lib/language'
import { pageMessages } from './messages'

/** How long what is kept, as the privacy page states it; the times are those that the tasks keep to. */
export const retentionFacts = (language: Language): { label: string; value: string }[] => {
  const { retention: messages } = pageMessages(language).legal
  const { what, days, months } = messages
  return [
    { label: what.unverifiedAccount, value: days(RETENTION.unverifiedAccountDays, 'signUp') },
    { label: what.account, value: messages.account },
    { label: what.session, value: days(RETENTION.sessionDays, 'lastUse') },
    { label: what.link, value: days(RETENTION.linkDays, 'writing') },
    { label: what.unusedResume, value: days(RETENTION.unusedResumeDays, 'upload') },
    { label: what.withdrawnPapers, value: days(RETENTION.withdrawnPapersDays, 'withdrawal') },
    { label: what.endedPapers, value: months(RETENTION.endedPapersMonths, 'end') },
    { label: what.closedEnquiry, value: months(RETENTION.closedEnquiryMonths, 'closing') },
    { label: what.correction, value: months(RETENTION.correctionMonths, 'writing') },
    { label: what.unconfirmedPosting, value: days(RETENTION.unconfirmedPostingDays, 'writing') },
    { label: what.closedPosting, value: months(RETENTION.closedPostingMonths, 'lastChange') },
    { label: what.vacancyViews, value: months(RETENTION.vacancyViewMonths, 'writing') },
    { label: what.unconfirmedSubscription, value: days(RETENTION.unconfirmedSubscriptionDays, 'writing') },
    { label: what.subscription, value: messages.subscription },
    { label: what.endedSubscription, value: days(RETENTION.endedSubscriptionDays, 'end') },
    { label: what.trash, value: days(RETENTION.trashDays, 'deletion') },
    { label: what.sharedList, value: days(RETENTION.sharedListDays, 'writing') },
    { label: what.failedMail, value: days(RETENTION.failedMailDays, 'writing') },
    { label: what.auditLog, value: months(RETENTION.auditLogMonths, 'writing') },
  ]
}
