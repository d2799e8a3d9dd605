import path from 'node:path'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { studioSearch } from '@/cms/admin/search/search-endpoint'
import { studio, studioLabels } from '@/cms/admin/shell/studio'
import { backgroundJobs } from '@/cms/background/queue'
import { unfinishedFiles } from '@/cms/background/unfinished-files'
import { deskViews } from '@/cms/collections/desk-views'
import { importsInto } from '@/cms/collections/imports'
import { Sources } from '@/cms/collections/sources'
import { subscriptionsWith } from '@/cms/collections/subscriptions'
import { shared } from '@/cms/config'
import { database } from '@/cms/database/adapter'
import { type FeatureConfig, partsOf } from '@/cms/feature-config'
import { localizeErrors } from '@/cms/hooks/localize-errors'
import { logger } from '@/cms/log/logger'
import { email } from '@/cms/mail/email'
import { withErasure } from '@/cms/personal/erasure/erasure'
import { withCitations } from '@/cms/sources/citations'
import { textEditor } from '@/cms/text-editor'
import { translationScreens } from '@/cms/translations/admin/screens'
import { translationCollections } from '@/cms/translations/translation-collection'
import { fileStorage } from '@/cms/uploads/file-storage'
import { MAX_PICTURE_BYTES } from '@/cms/uploads/picture-limits'
import { listViews } from '@/cms/views/list-views'
import { globalsWithSharedConfig, withSharedConfig } from '@/cms/with-shared-config'
import { Users } from '@/features/accounts/collections/users'
import { accounts } from '@/features/accounts/config'
import { choiceLists } from '@/features/choice-lists/config'
import { collegeSeo } from '@/features/colleges/admin/seo'
import { Colleges } from '@/features/colleges/collections/colleges'
import { colleges } from '@/features/colleges/config'
import { coursesWithColleges, regionsWithColleges } from '@/features/colleges/hooks/with-colleges'
import { corrections } from '@/features/corrections/config'
import { counselling } from '@/features/counselling/config'
import { cutOffs } from '@/features/cut-offs/config'
import { enquiries } from '@/features/enquiries/config'
import { Courses } from '@/features/guidance/collections/courses'
import { GuidancePages } from '@/features/guidance/collections/guidance-pages'
import { Regions } from '@/features/guidance/collections/regions'
import { guidance } from '@/features/guidance/config'
import { BannerSlides } from '@/features/home/collections/banner-slides'
import { home } from '@/features/home/config'
import { Home } from '@/features/home/globals/home'
import { jobs } from '@/features/jobs/config'
import { pages } from '@/features/pages/config'
import { SiteSettings } from '@/features/pages/globals/site-settings'
import { AboutPage, AdmissionPage } from '@/features/pages/globals/text-pages'
import { saved } from '@/features/saved/config'
import { search } from '@/features/search/config'
import { searchTermsOf } from '@/features/search/operations/terms'
import { env } from '@/lib/env'

// The desk of translations lists them in this order.
const pagesOfText = [SiteSettings, Home, AdmissionPage, AboutPage]
const translated = [Courses, Regions, GuidancePages, BannerSlides, ...pagesOfText, Colleges]
const translations = translationCollections(translated)

// The studio shows them in this order.
const features: FeatureConfig[] = [
  enquiries,
  jobs(searchTermsOf),
  colleges,
  corrections,
  cutOffs,
  guidance(coursesWithColleges, regionsWithColleges),
  counselling,
  home,
  pages,
  { collections: translations, screens: translationScreens(translations) },
  accounts,
  search,
  saved,
  choiceLists,
  shared,
]
const all = <Name extends keyof FeatureConfig>(name: Name) => partsOf(features, name)

export default buildConfig({
  serverURL: env.SITE_URL,
  csrf: [env.SITE_URL],
  cors: [env.SITE_URL],
  secret: env.PAYLOAD_SECRET ?? 'only-for-builds-and-generated-files',
  admin: studio(Users.slug, '/app/(payload)/studio/overview#Overview', all('screens')),
  i18n: studioLabels,
  collections: withSharedConfig([
    ...all('collections'),
    withCitations(Sources, all('citing')),
    withErasure(Users, all('mailsAbout'), all('erasers')),
    subscriptionsWith(all('subscribed')),
    importsInto(all('collections')),
    deskViews(all('screens')),
  ]),
  endpoints: [...all('endpoints'), studioSearch(all('screens'))],
  queryPresets: listViews,
  globals: globalsWithSharedConfig(all('globals')),
  plugins: [collegeSeo, fileStorage, unfinishedFiles],
  db: database,
  editor: textEditor,
  hooks: { afterError: [localizeErrors] },
  email,
  logger,
  jobs: backgroundJobs(all('tasks')),
  sharp,
  graphQL: { disable: true },
  defaultDepth: 0,
  maxDepth: 3,
  upload: { limits: { fileSize: MAX_PICTURE_BYTES, files: 1 } },
  typescript: { outputFile: path.resolve('src/payload-types.ts'), autoGenerate: false },
  telemetry: false,
})
