import { indianDay, startOfIndianDay } from '@/lib/calendar/indian-calendar'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { dayText as dayIn, grouped, momentText as momentIn, plural } from '@/lib/text/format'

export const studioMessages = {
  brand: 'VaidyaPath',
  studio: 'Studio',
  cancel: 'Cancel',
  payload: {
    error: { valueMustBeUnique: 'Another record has this already. Choose a different one.' },
    general: {
      dashboard: 'Overview',
      createNew: 'Add',
      aboutToRestoreAsDraft:
        'The {{label}} <1>{{title}}</1> comes back as it was: published or not, with its newest draft and what is planned.',
      aboutToRestoreAsDraftCount:
        '{{count}} {{label}} come back as they were: published or not, with their newest drafts and what is planned.',
    },
  },
  /** Accessible names of controls that Payload leaves unnamed. */
  payloadControls: {
    previousPage: 'Previous page',
    nextPage: 'Next page',
    selectAll: 'Select all rows of this page',
    select: (row: string) => `Select ${row}`,
    clear: (field: string) => `Clear ${field}`,
    move: 'Move this row',
    head: 'Record',
    menu: 'Menu',
    preview: { width: 'Width of the preview', height: 'Height of the preview', page: 'Preview of the page' },
    filter: { field: 'Field', operator: 'Comparison', value: 'Value' },
    date: { month: 'Month', year: 'Year' },
    condition: { add: 'Add a condition', remove: 'Remove this condition' },
    menus: {
      row: 'More for this row',
      rows: 'More for all rows',
      save: 'More ways to save',
      record: 'More for this record',
    },
  },
  loading: 'Loading your profile',
  withoutScript: 'Open without script',
  denied: {
    heading: 'Access Denied',
    sentences: [
      "You don't have permission to access the admin dashboard.",
      'Only administrators can manage job vacancies.',
    ],
    email: 'Email',
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
  overview: {
    title: 'Overview',
    today: (day: string, late: number) =>
      `${day}. ${
        late === 0
          ? 'Nothing is late.'
          : plural('en', late, { one: 'One thing is late.', other: `${late} things are late.` })
      } Times are in India (IST).`,
    late: 'Late',
    waiting: 'Waiting',
    nothing: 'Nothing waits for you.',
    inOrder: (count: number) =>
      plural('en', count, { one: 'One thing is in order', other: `${count} things are in order` }),
    figures: 'In figures',
    none: 'None:',
    actionOn: (act: string, what: string) => `${act}: ${what}`,
    open: 'Open',
  },
  versions: {
    intro: 'The newest first. Open one to compare it, and to restore it.',
    none: 'There are no versions yet.',
    saved: 'Saved',
    by: 'By',
    nobody: 'By itself, or somebody who is no longer here',
    state: 'State',
    shown: 'On the site now',
    before: 'Was on the site',
    draft: 'Draft',
    newestDraft: 'Newest draft',
    restoredAsDraft: 'Restored as a draft. Visitors see what is published until you publish it.',
  },
  /** Scheduled publication; times are in India. */
  planned: {
    column: 'Planned',
    publish: (at: string) => `Will be published ${at} (IST)`,
    unpublish: (at: string) => `Will be withdrawn ${at} (IST)`,
    failed: {
      publish: (at: string) => `Could not be published ${at} (IST). Publish it here to see what is missing.`,
      unpublish: (at: string) => `Could not be withdrawn ${at} (IST). Withdraw it here.`,
    },
    zones: { india: 'India (IST)', nepal: 'Nepal (NPT)' },
    notAllowed: 'Your role does not publish this.',
  },
  testMail: {
    button: 'Send a test mail',
    sending: 'Sending…',
    waiting: (to: string) => `On its way to ${to}.`,
    sent: (to: string) => `The mail server took it. Look into the mailbox of ${to}.`,
    trying: (reason: string) => `It could not be sent yet and is tried again by itself: ${reason}`,
    failed: (reason: string) => `It could not be sent: ${reason}`,
    noReason: 'the mail server gave no reason',
    notQueued: 'No test mail could be written',
    subject: (brand: string) => `Test mail of ${brand}`,
    preview: 'Mails of the site arrive.',
    heading: 'Mails of the site arrive',
    text: 'Somebody sent this mail from the studio to test the mail server. There is nothing to do.',
  },
  setup: {
    title: (left: number) => `Before the site is yours: ${left} to do`,
    mail: 'Connect a mail server',
    mailHow: 'Whoever runs the server sets SMTP_URL. Done when it is set and no mail waits.',
    done: 'Done:',
  },
  service: {
    mails: 'Mails that failed',
    sendAgain: 'Send again',
    imports: 'Imports that failed in 30 days',
    look: 'Look',
    changes: 'Last changes by staff',
    noChanges: 'Nobody has changed anything yet.',
    allChanges: 'All changes',
  },
  failedMails: {
    title: 'Mails that failed',
    intro:
      'Each mail is tried eight times, then waits here. Send it again once the mail server works. Links in old mails may have expired.',
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
  list: {
    find: 'Find',
    clear: 'Clear Filters',
    all: 'All',
    choice: (label: string, count?: number) => (count === undefined ? label : `${label} (${grouped('en', count)})`),
  },
  table: {
    selected: (count: number) => `${grouped('en', count)} selected`,
    selectAll: 'Select all on this page',
    select: (name: string) => `Select ${name}`,
  },
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  /** Concurrent edits; times are in India. */
  editedElsewhere: {
    byYou: (at: string) => `You saved this in another tab at ${at} (IST).`,
    by: (name: string, at: string) => `${name} saved this at ${at} (IST).`,
    bySomebody: (at: string) => `This was saved elsewhere at ${at} (IST).`,
    kept: 'What you typed here is kept, and not saved.',
    look: 'See it in a new tab',
    drop: 'Load it and drop mine',
    keep: 'Let my next save replace it',
  },
  navigation: {
    label: 'Daily work',
    person: 'Account and site',
    within: 'Within',
    overview: 'Overview',
    skip: 'Skip to the content',
    site: 'Open the site',
    signOut: 'Sign out',
    desk: 'Desk',
    trash: 'Trash',
    colleges: 'Colleges',
    checkedLinks: 'Checked links',
    pages: 'Pages',
    images: 'Images',
    settings: 'Settings',
    auditLog: 'Audit log',
    imports: 'Imports',
  },
} as const

/** A day in words: 31 Dec 2026. */
export const dayText = (instant: string | Date): string => dayIn(STUDIO_LANGUAGE, instant)

/** A day and time in words: 31 Dec 2026, 4:05 pm. */
export const momentText = (instant: string | Date): string => momentIn(STUDIO_LANGUAGE, instant)

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A duration in one unit: 5 min, 3 h, 2 days. */
export function durationText(milliseconds: number): string {
  if (milliseconds < HOUR) return `${Math.floor(milliseconds / MINUTE)} min`
  if (milliseconds < 2 * DAY) return `${Math.floor(milliseconds / HOUR)} h`
  return `${Math.floor(milliseconds / DAY)} days`
}

/** Time since an instant in one unit: 5 min, 3 h, 2 days. */
export const ageText = (instant: string | Date, now: number = Date.now()): string =>
  durationText(Math.max(0, now - new Date(instant).getTime()))

/** Days in a chart of the Overview, today included. */
const CHART_DAYS = 30

export const chartStart = (): Date => new Date(startOfIndianDay().getTime() - (CHART_DAYS - 1) * DAY)

/**
 * One bar per day of the chart, empty days included.
 * @param counts per Indian day, such as 2026-12-31
 */
export function daysOfChart(counts: readonly { day: string; count: string }[]): { label: string; count: number }[] {
  const perDay = new Map(counts.map(({ day, count }) => [day, Number(count)]))
  const first = chartStart().getTime()
  return Array.from({ length: CHART_DAYS }, (_, index) => {
    const start = new Date(first + index * DAY)
    return { label: dayText(start), count: perDay.get(indianDay(start)) ?? 0 }
  })
}
