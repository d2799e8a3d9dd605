import path from 'node:path'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { sendMailsAgain } from '@/cms/admin/failures/failures-endpoints'
import { studioSearch } from '@/cms/admin/search/search-endpoint'
import { studio, studioLabels } from '@/cms/admin/shell/studio'
import { backgroundJobs } from '@/cms/background/queue'
import { unfinishedFiles } from '@/cms/background/unfinished-files'
import { AuditLog } from '@/cms/collections/audit-log'
import { CheckedLinks } from '@/cms/collections/checked-links'
import { deskViews } from '@/cms/collections/desk-views'
import { FactSettings } from '@/cms/collections/fact-settings'
import { ImportRows, importsInto } from '@/cms/collections/imports'
import { Media } from '@/cms/collections/media'
import { SlugHistory } from '@/cms/collections/slug-history'
import { Sources } from '@/cms/collections/sources'
import { Mailboxes, subscriptionsWith } from '@/cms/collections/subscriptions'
import { database } from '@/cms/database/adapter'
import { lastChangeEndpoint } from '@/cms/editing/last-change'
import { localizeErrors } from '@/cms/hooks/localize-errors'
import { logger } from '@/cms/log/logger'
import { email } from '@/cms/mail/email'
import { testMailEndpoints } from '@/cms/mail/test-mail'
import { eraseOldEntriesTask } from '@/cms/personal/erasure/erase-old-entries'
import { withErasure } from '@/cms/personal/erasure/erasure'
import { removeSamplesEndpoint } from '@/cms/samples/samples'
import { withCitations } from '@/cms/sources/citations'
import { eraseSubscriptionsOf, eraseSubscriptionsTask } from '@/cms/subscriptions/erase-subscriptions'
import { textEditor } from '@/cms/text-editor'
import { translationScreens } from '@/cms/translations/admin/screens'
import { translationCollections } from '@/cms/translations/translation-collection'
import { fileStorage } from '@/cms/uploads/file-storage'
import { MOST_PICTURE_BYTES } from '@/cms/uploads/picture-limits'
import { listViews } from '@/cms/views/list-views'
import { globalsWithSharedConfig, withSharedConfig } from '@/cms/with-shared-config'
import { staffScreens } from '@/features/accounts/admin/screens'
import { AccountTokens } from '@/features/accounts/collections/account-tokens'
import { ProfilePhotos, Resumes } from '@/features/accounts/collections/own-files'
import { Users } from '@/features/accounts/collections/users'
import { accountTasks } from '@/features/accounts/tasks/account-tasks'
import { ChoiceListComments, ChoiceLists } from '@/features/choice-lists/collections/choice-lists'
import { collegeScreens } from '@/features/colleges/admin/screens'
import { collegeSeo } from '@/features/colleges/admin/seo'
import { Colleges } from '@/features/colleges/collections/colleges'
import { FeaturedColleges } from '@/features/colleges/collections/featured-colleges'
import { collegeFigures } from '@/features/colleges/figures/operations/citing-queries'
import { coursesWithColleges, regionsWithColleges } from '@/features/colleges/hooks/with-colleges'
import { correctionScreens } from '@/features/corrections/admin/screens'
import { Corrections } from '@/features/corrections/collections/corrections'
import {
  correctionsAbout,
  eraseCorrectionsOf,
  eraseCorrectionsTask,
} from '@/features/corrections/tasks/erase-corrections'
import { counsellingScreens } from '@/features/counselling/admin/screens'
import { AdmissionRules } from '@/features/counselling/collections/admission-rules'
import { CounsellingAuthorities } from '@/features/counselling/collections/counselling-authorities'
import { CounsellingDates } from '@/features/counselling/collections/counselling-dates'
import {
  CounsellingReminders,
  CounsellingRemindersSent,
} from '@/features/counselling/collections/counselling-reminders'
import { counsellingDates } from '@/features/counselling/operations/citing'
import { counsellingRemindersTask } from '@/features/counselling/reminders/tasks/remind-task'
import { cutOffScreens } from '@/features/cut-offs/admin/screens'
import { ClosingRanks } from '@/features/cut-offs/collections/closing-ranks'
import { CollegeNames } from '@/features/cut-offs/collections/college-names'
import { HitRates } from '@/features/cut-offs/collections/hit-rates'
import { SeatTerms } from '@/features/cut-offs/collections/seat-terms'
import { cutOffFigures } from '@/features/cut-offs/operations/figure-queries'
import { measureHitRatesTask } from '@/features/cut-offs/tasks/measure-hit-rates'
import { enquiryScreens } from '@/features/enquiries/admin/screens'
import { Enquiries } from '@/features/enquiries/collections/enquiries'
import { EnquiryReplies } from '@/features/enquiries/globals/enquiry-replies'
import { enquiriesAbout } from '@/features/enquiries/operations/enquiry-queries'
import { eraseEnquiries, eraseEnquiryWork } from '@/features/enquiries/operations/erase-enquiries'
import { enquiryTasks } from '@/features/enquiries/tasks/enquiry-tasks'
import { guidanceScreens } from '@/features/guidance/admin/screens'
import { Courses } from '@/features/guidance/collections/courses'
import { GuidancePages } from '@/features/guidance/collections/guidance-pages'
import { Regions } from '@/features/guidance/collections/regions'
import { guidanceFigures } from '@/features/guidance/operations/citing'
import { homeScreens } from '@/features/home/admin/screens'
import { BannerSlides } from '@/features/home/collections/banner-slides'
import { Home } from '@/features/home/globals/home'
import { changeBannersTask } from '@/features/home/tasks/change-banners'
import { jobScreens } from '@/features/jobs/admin/screens'
import { jobAlertsTask, tidyAlertsTask } from '@/features/jobs/alerts/tasks/job-alerts-task'
import { applicationsAbout, eraseApplicationWork } from '@/features/jobs/applications/operations/application-queries'
import { eraseDocumentsTask } from '@/features/jobs/applications/tasks/erase-documents'
import { Institutions } from '@/features/jobs/collections/institutions'
import { JobAlertMatches, JobAlerts } from '@/features/jobs/collections/job-alerts'
import { JobApplications } from '@/features/jobs/collections/job-applications'
import { Jobs } from '@/features/jobs/collections/jobs'
import { VacancyPostings } from '@/features/jobs/collections/vacancy-postings'
import { VacancyViews } from '@/features/jobs/collections/vacancy-views'
import { ApplicationMails, PostingMails } from '@/features/jobs/globals/mails'
import { erasePostingsOf, postingsAbout } from '@/features/jobs/postings/operations/postings'
import { erasePostingsTask } from '@/features/jobs/postings/tasks/erase-postings'
import { announceVacanciesTask, closeVacanciesTask } from '@/features/jobs/vacancies/tasks/vacancy-tasks'
import { pageScreens } from '@/features/pages/admin/screens'
import { SiteSettings } from '@/features/pages/globals/site-settings'
import { AboutPage, AdmissionPage, PrivacyPage, TermsPage } from '@/features/pages/globals/text-pages'
import { SavedColleges, SavedJobs } from '@/features/saved/collections/saved-items'
import { searchScreens } from '@/features/search/admin/screens'
import { SearchTerms } from '@/features/search/collections/search-terms'
import { searchTermsOf } from '@/features/search/operations/terms'
import { env } from '@/lib/env'

const translations = translationCollections([
  Courses,
  Regions,
  GuidancePages,
  BannerSlides,
  SiteSettings,
  Home,
  AdmissionPage,
  AboutPage,
  Colleges,
])

const screens = [
  enquiryScreens,
  jobScreens,
  collegeScreens,
  correctionScreens,
  cutOffScreens,
  guidanceScreens,
  counsellingScreens,
  homeScreens,
  pageScreens,
  translationScreens(translations),
  staffScreens,
  searchScreens,
]

export default buildConfig({
  serverURL: env.SITE_URL,
  csrf: [env.SITE_URL],
  cors: [env.SITE_URL],
  secret: env.PAYLOAD_SECRET ?? 'only-for-builds-and-generated-files',
  admin: studio(Users.slug, '/app/(payload)/studio/overview#Overview', screens),
  i18n: studioLabels,
  collections: withSharedConfig([
    Jobs,
    JobApplications,
    Institutions,
    VacancyPostings,
    VacancyViews,
    Colleges,
    FeaturedColleges,
    withCitations(Sources, [collegeFigures, guidanceFigures, cutOffFigures, counsellingDates]),
    coursesWithColleges(Courses),
    regionsWithColleges(Regions),
    GuidancePages,
    ClosingRanks,
    SeatTerms,
    CollegeNames,
    HitRates,
    CounsellingAuthorities,
    CounsellingDates,
    AdmissionRules,
    SearchTerms,
    Enquiries,
    Corrections,
    Mailboxes,
    subscriptionsWith([
      { collection: 'job-alerts', by: 'subscription' },
      { collection: 'counselling-reminders', by: 'subscription' },
    ]),
    JobAlerts,
    JobAlertMatches,
    CounsellingReminders,
    CounsellingRemindersSent,
    BannerSlides,
    ...translations,
    Media,
    importsInto([Jobs, Colleges, ClosingRanks, CounsellingAuthorities, SeatTerms, CollegeNames, ...translations]),
    ImportRows,
    withErasure(
      Users,
      [applicationsAbout, enquiriesAbout, correctionsAbout, postingsAbout],
      [
        eraseEnquiries,
        eraseCorrectionsOf,
        erasePostingsOf,
        eraseSubscriptionsOf,
        ...eraseEnquiryWork,
        ...eraseApplicationWork,
      ],
    ),
    AuditLog,
    ProfilePhotos,
    Resumes,
    SavedColleges,
    SavedJobs,
    ChoiceLists,
    ChoiceListComments,
    AccountTokens,
    SlugHistory,
    CheckedLinks,
    deskViews(screens),
  ]),
  endpoints: [lastChangeEndpoint, sendMailsAgain, removeSamplesEndpoint, ...testMailEndpoints, studioSearch(screens)],
  queryPresets: listViews,
  globals: globalsWithSharedConfig([
    SiteSettings,
    FactSettings,
    Home,
    AdmissionPage,
    AboutPage,
    PrivacyPage,
    TermsPage,
    ApplicationMails,
    PostingMails,
    EnquiryReplies,
  ]),
  plugins: [collegeSeo, fileStorage, unfinishedFiles],
  db: database,
  editor: textEditor,
  hooks: { afterError: [localizeErrors] },
  email,
  logger,
  jobs: backgroundJobs([
    ...enquiryTasks,
    ...accountTasks,
    eraseDocumentsTask,
    eraseCorrectionsTask,
    erasePostingsTask,
    eraseOldEntriesTask,
    eraseSubscriptionsTask,
    announceVacanciesTask,
    closeVacanciesTask,
    jobAlertsTask(searchTermsOf),
    tidyAlertsTask(searchTermsOf),
    counsellingRemindersTask,
    changeBannersTask,
    measureHitRatesTask,
  ]),
  sharp,
  graphQL: { disable: true },
  defaultDepth: 0,
  maxDepth: 3,
  upload: { limits: { fileSize: MOST_PICTURE_BYTES, files: 1 } },
  typescript: { outputFile: path.resolve('src/payload-types.ts'), autoGenerate: false },
  telemetry: false,
})
