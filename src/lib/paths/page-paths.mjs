import { COURSE_ADDRESSES } from './course-paths.mjs'
import { PREFIXES } from './language-prefixes.mjs'

/** The states and union territories of India, and Nepal with its provinces, as addresses name them. */
export const REGION_ADDRESSES = [
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

/** What the addresses of people's pages begin with. */
export const SECTIONS = [
  ...Object.values(COURSE_ADDRESSES),
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
  'enquiries',
  'forgot-password',
  'hospitals',
  'jobs',
  'login',
  'post-a-vacancy',
  'predictor',
  'privacy',
  'reset-password',
  'saved',
  'search',
  'terms',
  'verify',
]

const courses = Object.keys(COURSE_ADDRESSES).join('|')
const listings = Object.values(COURSE_ADDRESSES).join('|')

/**
 * A visitor's interest in the address (/admission?college=…) makes the admission page dynamic; without one it is
 * static. Must be asked before the pages, because /admission itself is one.
 */
export function admissionRewrites(prefixes = PREFIXES) {
  return prefixes.flatMap((prefix) =>
    ['college', 'course', 'state'].map((key) => ({
      source: `${prefix}/admission`,
      has: [{ type: 'query', key }],
      destination: `${prefix}/admission/prefilled`,
    })),
  )
}

/**
 * Leads the addresses of one segment to their pages. Known combinations go to the page that is kept in the cache;
 * anything else of the form "course-in-state" goes to one that is not, so that made-up addresses cannot fill it.
 */
export function pageRewrites(prefixes = PREFIXES) {
  return prefixes.flatMap((prefix) => [
    {
      source: `${prefix}/:course(${courses})-in-:region(${REGION_ADDRESSES.join('|')})`,
      destination: `${prefix}/guidance/:course/:region`,
    },
    { source: `${prefix}/:combination([^/]+-in-[^/]+)`, destination: `${prefix}/guidance/:combination` },
    ...Object.entries(COURSE_ADDRESSES).map(([course, listing]) => ({
      source: `${prefix}/${listing}`,
      destination: `${prefix}/courses/${course}`,
    })),
  ])
}

/** Unknown course keys go to the colleges; the inner addresses of the pages above go to their public ones. */
export function pageRedirects(prefixes = PREFIXES) {
  return prefixes.flatMap((prefix) => [
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
    ...Object.entries(COURSE_ADDRESSES).map(([course, listing]) => ({
      source: `${prefix}/courses/${course}`,
      destination: `${prefix}/${listing}`,
      permanent: true,
    })),
    { source: `${prefix}/courses/:other*`, destination: `${prefix}/colleges`, permanent: false },
    { source: `${prefix}/admission/prefilled`, destination: `${prefix}/admission`, permanent: true },
  ])
}

/**
 * The addresses that the proxy looks at: records that may not exist, what is written with capital letters, and what can
 * be no text in UTF-8. Next reads them in `src/proxy.ts` as they are written there; a test compares the two.
 */
export const proxyMatchers = (prefixes = PREFIXES) => [
  ...prefixes.flatMap((prefix) => [
    `${prefix}/colleges/:slug`,
    `${prefix}/hospitals/:slug`,
    `${prefix}/jobs/((?!feed\\.xml|aggregators\\.xml).*)`,
    `${prefix}/:combination([^/]+-in-[^/]+)`,
  ]),
  '/((?!_next/|api/|admin).*[A-Z].*)',
  '/(.*%.*)',
]
