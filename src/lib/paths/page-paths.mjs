import { COURSE_PAGE_SLUGS } from './course-paths.mjs'
import { LANGUAGE_PREFIXES, PREFIXES } from './language-prefixes.mjs'

/** Slugs of the states and union territories of India, and of Nepal with its provinces. */
export const REGION_SLUGS = [
  'andaman-and-nicobar-islands',
  'andhra-pradesh',
  'arunachal-pradesh',
  'assam',
  'bihar',
  'chandigarh',
  'chhattisgarh',
  'dadra-and-nagar-haveli-and-daman-and-diu',
  'delhi',
  'goa',
  'gujarat',
  'haryana',
  'himachal-pradesh',
  'jammu-and-kashmir',
  'jharkhand',
  'karnataka',
  'kerala',
  'ladakh',
  'lakshadweep',
  'madhya-pradesh',
  'maharashtra',
  'manipur',
  'meghalaya',
  'mizoram',
  'nagaland',
  'odisha',
  'puducherry',
  'punjab',
  'rajasthan',
  'sikkim',
  'tamil-nadu',
  'telangana',
  'tripura',
  'uttar-pradesh',
  'uttarakhand',
  'west-bengal',
  'nepal',
  'bagmati',
  'gandaki',
  'karnali',
  'koshi',
  'lumbini',
  'madhesh',
  'sudurpashchim',
]

/** First segments of public pages. */
export const SECTIONS = [
  ...Object.values(COURSE_PAGE_SLUGS),
  'about',
  'accept-invitation',
  'admission',
  'alerts',
  'colleges',
  'compare',
  'contact',
  'corrections',
  'counselling',
  'dashboard',
  'data',
  'enquiries',
  'forgot-password',
  'hospitals',
  'jobs',
  'login',
  'my-list',
  'post-a-vacancy',
  'predictor',
  'privacy',
  'reset-password',
  'saved',
  'search',
  'share-picture',
  'terms',
  'verify',
]

const courses = Object.keys(COURSE_PAGE_SLUGS).join('|')
const listings = Object.values(COURSE_PAGE_SLUGS).join('|')

/** Paths Next serves outside the language folders; files without a dynamic segment are matched earlier. */
const OF_NO_LANGUAGE = [
  'admin(?:/.*)?',
  'api/.+',
  'dashboard/applications/.+',
  'drawings/[^/]+',
  'preview/pages/.+',
  'sitemap/[^/]+',
]

/** First segments of those: Next's rules ignore case, so that one in capital letters would be taken for a language. */
export const SEGMENTS_OF_NO_LANGUAGE = OF_NO_LANGUAGE.map((path) => /^[a-z]+/.exec(path)?.[0])

/**
 * A visitor's interest in the query (/admission?college=…) makes the admission page dynamic; without one it is static.
 * Must come before `pageRewrites()`, because /admission itself is a page.
 */
export const admissionRewrites = () =>
  Object.entries(LANGUAGE_PREFIXES).flatMap(([language, prefix]) =>
    ['college', 'course', 'state'].map((key) => ({
      source: `${prefix}/admission`,
      has: [{ type: 'query', key }],
      destination: `/${language}/admission/prefilled`,
    })),
  )

/**
 * Rewrites public paths to pages, which are in a folder per language. Known combinations of one segment go to the
 * cached page; any other path like "course-in-state" goes to an uncached one, so that invented paths cannot fill the
 * cache.
 * @param {Record<string, string>} prefixes
 */
export function pageRewrites(prefixes = LANGUAGE_PREFIXES) {
  const pages = Object.entries(prefixes).flatMap(([language, prefix]) => [
    {
      source: `${prefix}/:course(${courses})-in-:region(${REGION_SLUGS.join('|')})`,
      destination: `/${language}/guidance/:course/:region`,
    },
    { source: `${prefix}/:combination([^/]+-in-[^/]+)`, destination: `/${language}/guidance/:combination` },
    ...Object.entries(COURSE_PAGE_SLUGS).map(([course, listing]) => ({
      source: `${prefix}/${listing}`,
      destination: `/${language}/courses/${course}`,
    })),
  ])
  const bare = Object.keys(prefixes).find((language) => !prefixes[language])
  const folders = Object.keys(prefixes).map((language) => `${language}(?:/.*)?`)
  const elsewhere = [...folders, ...OF_NO_LANGUAGE].join('|')
  return [
    ...pages,
    { source: '/', destination: `/${bare}` },
    { source: `/:path((?!(?:${elsewhere})$).*)`, destination: `/${bare}/:path` },
  ]
}

/** Redirects the folder of the unprefixed language, which is no public path. */
export const folderRedirects = () =>
  Object.entries(LANGUAGE_PREFIXES)
    .filter(([, prefix]) => !prefix)
    // Without a rule of its own, the folder itself would redirect to an empty URL, which browsers load again and again.
    .flatMap(([language]) => [
      { source: `/${language}`, destination: '/', permanent: true },
      { source: `/${language}/:path+`, destination: '/:path+', permanent: true },
    ])

/** Redirects unknown course keys to the colleges, and internal paths of the rewrites to their public ones. */
export const pageRedirects = (prefixes = PREFIXES) =>
  prefixes.flatMap((prefix) => [
    {
      source: `${prefix}/:other((?!(?:${listings})$)[^/]+-courses)`,
      destination: `${prefix}/colleges`,
      permanent: false,
    },
    {
      source: `${prefix}/guidance/:course/:region`,
      destination: `${prefix}/:course-in-:region`,
      permanent: true,
    },
    { source: `${prefix}/guidance/:combination`, destination: `${prefix}/:combination`, permanent: true },
    ...Object.entries(COURSE_PAGE_SLUGS).map(([course, listing]) => ({
      source: `${prefix}/courses/${course}`,
      destination: `${prefix}/${listing}`,
      permanent: true,
    })),
    { source: `${prefix}/courses/:other*`, destination: `${prefix}/colleges`, permanent: false },
    { source: `${prefix}/admission/prefilled`, destination: `${prefix}/admission`, permanent: true },
  ])

/**
 * Paths the proxy handles: records that may not exist, capital letters, and invalid UTF-8. Next reads them statically
 * in `src/proxy.ts`, so they are repeated there; a test compares the two.
 */
export const proxyMatchers = () => [
  ...PREFIXES.flatMap((prefix) => [
    `${prefix}/colleges/:slug/:part(cut-offs)?`,
    `${prefix}/counselling/:slug`,
    `${prefix}/hospitals/:slug`,
    `${prefix}/jobs/((?!feed\\.xml|aggregators\\.xml).*)`,
    `${prefix}/:combination([^/]+-in-[^/]+)`,
  ]),
  '/((?!_next/|api/|admin).*[A-Z].*)',
  '/(.*%.*)',
]
