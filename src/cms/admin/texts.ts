import { plural } from '@/lib/text/format'

/** Every sentence of the studio's frame. */
export const studioTexts = {
  brand: 'VaidyaPath',
  studio: 'Studio',
  loading: 'Loading your profile',
  denied: {
    heading: 'Access Denied',
    sentences: [
      "You don't have permission to access the admin dashboard.",
      'Only administrators can manage job vacancies.',
    ],
    email: 'E-mail',
    role: 'Role',
    becomeAdmin: 'Become Admin',
    dashboard: 'Dashboard',
  },
  notYours: {
    heading: 'This part of the studio is not yours',
    text: 'Your role has other work here. An administrator can change roles under People.',
    back: 'Back to the overview',
  },
  continue: {
    heading: 'Opening the studio',
    text: 'You came from another site, so the studio opens with one more step.',
    unsure:
      'Your browser did not say where this request came from, so the studio cannot tell that it is you. Open it over https in a current browser.',
    link: 'Continue to the studio',
  },
  overview: { title: 'Overview' },
  setup: {
    title: (left: number) => `Before the site is yours: ${left} to do`,
    mail: 'Connect a mail server',
    mailHow: '(SMTP_URL, set by whoever runs the server)',
    done: 'Done',
    open: 'To do',
  },
  service: {
    title: 'Behind the scenes',
    mails: 'Mails that failed',
    imports: 'Imports that failed (30 days)',
    changes: 'Last changes by staff',
    noChanges: 'Nobody has changed anything yet.',
    allChanges: 'All changes',
  },
  failedMails: {
    title: 'Mails that failed',
    intro:
      'Each mail is tried eight times and then waits here. Send it again once the mail server works, or tell the person another way: links in old mails may have expired.',
    none: 'No mail has failed.',
    waiting: (count: number) =>
      plural('en', count, {
        one: 'One mail could not be sent yet and is tried again by itself.',
        other: `${count} mails could not be sent yet and are tried again by themselves.`,
      }),
    to: 'To',
    subject: 'Subject',
    when: 'Written',
    reason: 'Why',
    action: 'Action',
    send: 'Send again',
    sendTo: (to: string) => `Send again to ${to}`,
    sendAll: (total: number) => plural('en', total, { one: 'Send it again', other: `Send all ${total} again` }),
    sent: 'On its way again.',
    notSent: 'That could not be sent again',
    alreadySent: 'It is on its way already.',
    sentSummary: (count: number) =>
      plural('en', count, { one: 'Mail sent again', other: `Mails sent again: ${count}` }),
  },
  failedImports: {
    title: 'Imports that failed',
    intro: 'Of the last 30 days. A file that failed has changed nothing. Mend what is named here and upload it again.',
    none: 'No import has failed in the last 30 days.',
    all: 'All imports',
    file: 'File',
    kind: 'Into',
    when: 'When',
    by: 'By',
    reason: 'Why',
    action: 'Action',
    again: 'Upload again',
  },
  leaving: {
    question: 'Leave without saving?',
    note: 'What you changed on this screen is not saved.',
    leave: 'Leave without saving',
    stay: 'Stay here',
  },
  person: {
    call: 'Call',
    mail: 'Mail',
    whatsapp: 'WhatsApp',
    to: (way: string, name: string) => `${way}: ${name}`,
  },
  table: {
    selectAll: 'Select all on this page',
    select: (name: string) => `Select ${name}`,
  },
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  staleEdit:
    'Somebody else has changed this since you opened it, and nothing was saved. Keep what you typed, open the page again and put it in there.',
  navigation: {
    label: 'Daily work',
    overview: 'Overview',
  },
} as const
