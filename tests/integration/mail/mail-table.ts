/** Whose mailbox a mail goes to: the team's own, one that its owner has proved, or any address that somebody typed. */
type Mailbox = 'team' | 'proved' | 'unproved'

interface MailRow {
  /** Who can have it sent. */
  by: string
  to: Mailbox
  /** Whose words stand in it beside our own sentences, our records and closed lists. */
  words: string
}

/**
 * Every mail of the product, by the file and the function that draws it; account mails also by their kind. What goes to
 * an unproved mailbox holds nobody's free text but that of staff, who have read what they send.
 */
export const MAILS: Record<string, MailRow> = {
  'cms/mail/test-mail.tsx sendTestMail': { by: 'an administrator', to: 'proved', words: 'none' },
  'cms/mail/team-digest-task.tsx sendOneDigest': { by: 'the clock', to: 'team', words: 'of senders, in subjects' },
  'cms/subscriptions/ask.tsx queueQuestion': { by: 'anybody', to: 'unproved', words: 'none' },
  'features/accounts/operations/guardian.tsx mailGuardian': {
    by: 'an applicant',
    to: 'unproved',
    words: 'the proved address of the account',
  },
  'features/accounts/operations/account-mails.tsx queueGreetedMail': {
    by: 'see its kinds; an administrator for invitations and roles',
    to: 'unproved',
    words: 'none; the own name where the mailbox is proved; the name of the administrator in invitations and roles',
  },
  'features/corrections/emails/correction-mails.tsx noticeMail': { by: 'anybody', to: 'team', words: 'of the reader' },
  'features/corrections/emails/correction-mails.tsx receiptMail': { by: 'anybody', to: 'unproved', words: 'none' },
  'features/corrections/emails/correction-mails.tsx answerMail': { by: 'an editor', to: 'unproved', words: 'of staff' },
  'features/counselling/reminders/emails/reminder-mails.tsx DatesMail': {
    by: 'the clock',
    to: 'proved',
    words: 'none',
  },
  'features/enquiries/emails/enquiry-mails.tsx Acknowledgement': {
    by: 'anybody',
    to: 'unproved',
    words: 'none; what was sent where the mailbox is proved',
  },
  'features/enquiries/emails/enquiry-mails.tsx Escalation': { by: 'the clock', to: 'team', words: 'names of senders' },
  'features/enquiries/emails/enquiry-mails.tsx Reply': {
    by: 'a counsellor',
    to: 'unproved',
    words: 'of staff, and of the sender whose message they answer',
  },
  'features/enquiries/emails/enquiry-mails.tsx TeamNotice': { by: 'anybody', to: 'team', words: 'of the sender' },
  'features/jobs/alerts/emails/alert-mails.tsx NewsMail': {
    by: 'the clock',
    to: 'proved',
    words: 'of published vacancies, and of the search that the mailbox confirmed',
  },
  'features/jobs/applications/emails/application-mails.tsx receiptMail': {
    by: 'an applicant',
    to: 'proved',
    words: 'the own name',
  },
  'features/jobs/applications/emails/application-mails.tsx movedMail': {
    by: 'an administrator, or the applicant',
    to: 'proved',
    words: 'of staff',
  },
  'features/jobs/applications/emails/application-mails.tsx teamMail': {
    by: 'an applicant',
    to: 'team',
    words: 'of the applicant',
  },
  'features/jobs/postings/emails/posting-mails.tsx confirmMail': { by: 'anybody', to: 'unproved', words: 'none' },
  'features/jobs/postings/emails/posting-mails.tsx linksMail': {
    by: 'anybody',
    to: 'unproved',
    words: 'titles of what the mailbox confirmed',
  },
  'features/jobs/postings/emails/posting-mails.tsx answerMail': {
    by: 'an administrator',
    to: 'proved',
    words: 'of staff, and of the hospital itself',
  },
  'features/jobs/postings/emails/posting-mails.tsx sentOnMail': {
    by: 'an administrator',
    to: 'proved',
    words: 'the title that the hospital gave',
  },
  'features/jobs/postings/emails/posting-mails.tsx noticeMail': {
    by: 'a hospital',
    to: 'team',
    words: 'of the hospital',
  },
}

/** The mails of accounts, by kind. */
export const ACCOUNT_MAILS: Record<string, MailRow> = {
  verify: { by: 'anybody', to: 'unproved', words: 'none' },
  known: { by: 'anybody', to: 'unproved', words: 'the own name where the mailbox is proved' },
  reset: { by: 'anybody', to: 'unproved', words: 'the own name where the mailbox is proved' },
  invited: { by: 'anybody', to: 'unproved', words: 'none' },
  changeEmail: { by: 'an applicant', to: 'unproved', words: 'none' },
  passwordChanged: { by: 'the owner', to: 'proved', words: 'the own name' },
  emailChanged: { by: 'the owner', to: 'proved', words: 'the own name' },
  deleted: { by: 'the owner', to: 'proved', words: 'the own name' },
}
