import type { Role } from '@/cms/access/roles'

export type Who = 'anonymous' | Role

/** Those whom an endpoint may let in, in the order in which they ask. */
export const GROUPS: [string, Who[]][] = [
  ['everyone', ['anonymous', 'applicant', 'counsellor', 'editor', 'admin']],
  ['signedIn', ['applicant', 'counsellor', 'editor', 'admin']],
  ['applying', ['applicant', 'admin']],
  ['staff', ['counsellor', 'editor', 'admin']],
  ['content', ['editor', 'admin']],
  ['enquiries', ['counsellor', 'admin']],
  ['admin', ['admin']],
  ['nobody', []],
]

/**
 * Which group an endpoint lets in, by its method and path and by what it belongs to: a collection, a global, or the
 * root. A record asked for belongs to somebody else; a list is let in when it is answered, empty or not.
 */
type Table = Record<string, Record<string, string[]>>

const CONTENT = [
  'colleges',
  'featured-colleges',
  'sources',
  'courses',
  'regions',
  'counselling-authorities',
  'counselling-dates',
  'admission-rules',
  'guidance-pages',
  'banner-slides',
  'media',
]
/** Hindi of the records, which editors keep and administrators delete. */
const TRANSLATIONS = [
  'college-translations',
  'course-translations',
  'region-translations',
  'guidance-translations',
  'banner-translations',
  'page-translations',
]
/** What editors keep and only they read. */
const OWN_WORDS = ['search-terms', 'closing-ranks', 'seat-terms', 'college-names']
/** Not those of which no copy can stand beside the first. */
const isCopied = (of: string) =>
  !['courses', 'guidance-pages', 'closing-ranks', 'seat-terms', 'college-names'].includes(of)
const SITE = ['jobs', 'institutions', ...CONTENT]
/** What the desk of the administrators is sent. */
const DESK = ['vacancy-postings']
const MESSAGES = [
  'globals/site-settings',
  'globals/fact-settings',
  'globals/home',
  'globals/admission',
  'globals/about',
  'globals/privacy',
  'globals/terms',
]
/** Templates of mails, which administrators keep. */
const MAILS = ['globals/application-mails', 'globals/posting-mails', 'globals/enquiry-replies']
/** What readers send and editors look at. */
const SENT = ['corrections']
/** What the server writes and editors read. */
const READ = ['imports', 'checked-links', 'hit-rates']
/** Out of which nothing goes for good but by administrators. */
const TRASHED = [
  'courses',
  'regions',
  'sources',
  'counselling-authorities',
  'counselling-dates',
  'colleges',
  'admission-rules',
  'featured-colleges',
  'guidance-pages',
  'banner-slides',
  'media',
  'enquiries',
  'jobs',
  'institutions',
  ...DESK,
  ...SENT,
]
/** Texts whose every edition is kept; the probe knows none of them by its id. */
const EDITIONS = ['globals/privacy', 'globals/terms']
const DRAFTED = ['colleges', 'admission-rules', 'guidance-pages', 'banner-slides']
const FILES = ['profile-photos', 'resumes']
const SAVED = ['saved-colleges', 'saved-jobs']
/** Saved views, and lists of choices, which pages keep; those that the probe asks for are another's alone. */
const VIEWS = ['choice-lists', 'desk-views', 'payload-query-presets']
const LOGS = ['audit-log', 'slug-history']
/** What the server alone reads and writes. */
const HELD = [
  'account-tokens',
  'choice-list-comments',
  'vacancy-views',
  'import-rows',
  'mailboxes',
  'subscriptions',
  'job-alerts',
  'job-alert-matches',
  'counselling-reminders',
  'counselling-reminders-sent',
]

const CHANGES = {
  staff: ['payload-locked-documents'],
  content: [...CONTENT, ...OWN_WORDS, ...SENT, ...TRANSLATIONS],
  enquiries: ['enquiries'],
  admin: [...FILES, ...DESK, 'institutions', 'job-applications', 'jobs', 'users'],
  nobody: [...SAVED, ...VIEWS, ...LOGS, ...HELD, ...READ, 'payload-jobs', 'payload-kv', 'payload-preferences'],
}

const DELETIONS = {
  staff: ['payload-locked-documents'],
  content: [...OWN_WORDS],
  admin: [...FILES, ...TRASHED, ...TRANSLATIONS, 'slug-history', 'users'],
  nobody: [
    ...SAVED,
    ...VIEWS,
    ...HELD,
    'audit-log',
    ...READ,
    'job-applications',
    'payload-jobs',
    'payload-kv',
    'payload-preferences',
  ],
}

const VERSIONS = {
  content: [...DRAFTED, ...TRANSLATIONS],
  admin: ['institutions'],
  nobody: [
    ...MESSAGES,
    ...MAILS,
    ...FILES,
    ...SAVED,
    ...VIEWS,
    ...LOGS,
    ...DESK,
    ...HELD,
    'counselling-authorities',
    'counselling-dates',
    'courses',
    ...SENT,
    'enquiries',
    'featured-colleges',
    'globals/payload-jobs-stats',
    ...READ,
    'job-applications',
    'jobs',
    'media',
    'payload-jobs',
    'payload-kv',
    'payload-locked-documents',
    'payload-preferences',
    'regions',
    ...OWN_WORDS,
    'sources',
    'users',
  ],
}

/** Payload's own endpoints, and those of its plugins. */
const PAYLOADS: Table = {
  'get /': {
    everyone: [...SITE, ...MESSAGES],
    signedIn: [...FILES, ...SAVED, 'job-applications'],
    staff: [...VIEWS, 'payload-locked-documents', 'payload-preferences', 'users'],
    content: [...READ, ...OWN_WORDS, ...SENT, ...TRANSLATIONS],
    enquiries: ['enquiries', 'globals/enquiry-replies'],
    admin: [...LOGS, ...DESK, 'globals/application-mails', 'globals/posting-mails'],
    nobody: [...HELD, 'globals/payload-jobs-stats', 'payload-jobs', 'payload-kv'],
  },
  'get /count': {
    everyone: [...SITE],
    signedIn: [...FILES, ...SAVED, 'job-applications'],
    staff: [...VIEWS, 'payload-locked-documents', 'payload-preferences', 'users'],
    content: [...READ, ...OWN_WORDS, ...SENT, ...TRANSLATIONS],
    enquiries: ['enquiries'],
    admin: [...LOGS, ...DESK],
    nobody: [...HELD, 'payload-jobs', 'payload-kv'],
  },
  'get /:id': {
    everyone: [...SITE],
    staff: ['payload-locked-documents', 'payload-preferences'],
    content: [...READ, ...OWN_WORDS, ...SENT, ...TRANSLATIONS],
    enquiries: ['enquiries'],
    admin: [...FILES, ...LOGS, ...DESK, 'job-applications', 'users'],
    nobody: [...SAVED, ...VIEWS, ...HELD, 'payload-jobs', 'payload-kv'],
  },
  'post /': {
    everyone: ['enquiries', ...SENT],
    signedIn: [...FILES, ...SAVED],
    applying: ['job-applications'],
    staff: [...VIEWS, 'payload-preferences'],
    content: [...MESSAGES, ...CONTENT, ...OWN_WORDS, ...TRANSLATIONS],
    admin: [...MAILS, 'institutions', 'jobs', 'users'],
    nobody: [
      ...LOGS,
      ...DESK,
      ...HELD,
      'globals/payload-jobs-stats',
      ...READ,
      'payload-jobs',
      'payload-kv',
      'payload-locked-documents',
    ],
  },
  'post /:id/duplicate': {
    content: [...CONTENT.filter(isCopied), ...OWN_WORDS.filter(isCopied), ...SENT, ...TRANSLATIONS],
    enquiries: ['enquiries'],
    admin: [...FILES, 'institutions', 'job-applications', 'jobs'],
    nobody: [
      ...SAVED,
      ...VIEWS,
      ...LOGS,
      ...DESK,
      ...HELD,
      ...READ,
      'payload-jobs',
      'payload-kv',
      'payload-locked-documents',
      'payload-preferences',
    ],
  },
  'patch /': CHANGES,
  'patch /:id': CHANGES,
  'delete /': DELETIONS,
  'delete /:id': DELETIONS,
  'get /versions': {
    content: [...VERSIONS.content, ...EDITIONS],
    admin: VERSIONS.admin,
    nobody: VERSIONS.nobody.filter((of) => !EDITIONS.includes(of)),
  },
  'get /versions/:id': VERSIONS,
  'post /versions/:id': VERSIONS,
  'post /access/:id?': {
    staff: [
      ...SITE,
      ...FILES,
      ...SAVED,
      ...VIEWS,
      ...LOGS,
      ...OWN_WORDS,
      ...TRANSLATIONS,
      ...SENT,
      ...DESK,
      ...HELD,
      'enquiries',
      ...READ,
      'job-applications',
      'payload-jobs',
      'payload-preferences',
      'users',
    ],
    nobody: ['payload-kv', 'payload-locked-documents'],
  },
  'post /access': {
    staff: [...MESSAGES, ...MAILS],
    nobody: ['globals/payload-jobs-stats'],
  },
  'get /file/:filename': {
    everyone: ['media'],
    admin: [...FILES],
  },
  'get /paste-url/:id?': { signedIn: [...FILES, 'media'] },
  'post /login': { everyone: ['users'] },
  'post /logout': { everyone: ['users'] },
  'post /refresh-token': { signedIn: ['users'] },
  'post /forgot-password': { nobody: ['users'] },
  'get /init': { staff: ['users'] },
  'get /me': { everyone: ['users'] },
  'post /first-register': { nobody: ['users'] },
  'post /reset-password': { nobody: ['users'] },
  'post /unlock': { admin: ['users'] },
  'post /verify/:id': { nobody: ['users'] },
  'get /run': { admin: ['payload-jobs'] },
  'get /handle-schedules': { admin: ['payload-jobs'] },
  'get /:key': { staff: ['payload-preferences'] },
  'delete /:key': { nobody: ['payload-preferences'] },
  'post /:key': { staff: ['payload-preferences'] },
  'post /plugin-seo/generate-title': { content: ['root'] },
  'post /plugin-seo/generate-description': { content: ['root'] },
  'post /plugin-seo/generate-url': { content: ['root'] },
  'post /plugin-seo/generate-image': { content: ['root'] },
  'get /access': { staff: ['root'] },
  'get /og': { staff: ['root'] },
}

/** Endpoints of our own; each takes its rule from `src/cms/access/access.ts` through `src/cms/access/access.ts`. */
const OURS: Table = {
  'get /export': {
    content: ['colleges', ...TRANSLATIONS],
    enquiries: ['enquiries'],
    admin: ['job-applications'],
  },
  'post /import': {
    content: ['colleges', 'closing-ranks', 'counselling-authorities', 'seat-terms', 'college-names', ...TRANSLATIONS],
    admin: ['jobs'],
  },
  'get /import-template': {
    content: ['colleges', 'closing-ranks', 'counselling-authorities', 'seat-terms', 'college-names', ...TRANSLATIONS],
    admin: ['jobs'],
  },
  'post /save': { content: TRANSLATIONS },
  'post /import-official-list': { content: ['colleges'] },
  'get /import-official-list-template': { content: ['colleges'] },
  'post /import-fees': { content: ['colleges'] },
  'get /import-fees-template': { content: ['colleges'] },
  // The import that the walk undoes is one of vacancies, into which administrators alone read files.
  'post /:id/undo': { admin: ['imports'] },
  'post /facts/checked': { content: ['colleges'] },
  'post /order': { content: ['banner-slides', 'featured-colleges'] },
  'post /:id/shown': { content: ['banner-slides', 'featured-colleges'] },
  'post /:id/notes': { enquiries: ['enquiries'], admin: ['job-applications'] },
  'post /:id/contacts': { enquiries: ['enquiries'] },
  'post /:id/reply': { enquiries: ['enquiries'] },
  'post /:id/answer': { admin: ['vacancy-postings'] },
  'post /:id/send-on': { admin: ['job-applications'] },
  'post /preview-move': { admin: ['job-applications'] },
  'post /move': { admin: ['job-applications'] },
  'post /:id/move-by-form': { admin: ['job-applications'] },
  'post /invite': { admin: ['users'] },
  'post /:id/invite-again': { admin: ['users'] },
  'post /:id/sign-out': { admin: ['users'] },
  'get /:id/what-goes': { admin: ['users'] },
  'get /studio-search': { staff: ['root'] },
  'get /last-change': { staff: ['root'] },
  'post /failed-mails/send-again': { admin: ['root'] },
  'post /test-mail': { admin: ['root'] },
  'get /test-mail/:id': { admin: ['root'] },
  'post /samples/remove': { admin: ['root'] },
}

export const ENDPOINTS: Table = { ...PAYLOADS, ...OURS }

/** Whether an endpoint comes with Payload or one of its plugins. */
export const isPayloads = (route: string): boolean => route in PAYLOADS
