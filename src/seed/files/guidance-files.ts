import { z } from 'zod'
import { COUNTRIES, COURSE_KEYS, QUALIFICATIONS } from '@/lib/vocabulary'
import { count } from './cells'
import { readMessages, readTable } from './read-content'

const titled = z.array(z.strictObject({ title: z.string(), text: z.string() }))
const questions = z.array(z.strictObject({ question: z.string(), answer: z.string() }))
const authority = z.strictObject({ authority: z.string(), website: z.url(), note: z.string().optional() })
const fees = z.strictObject({ min: z.number(), max: z.number(), note: z.string() })

const REGIONS = z.array(
  z.strictObject({
    name: z.string(),
    slug: z.string(),
    code: z.string().optional(),
    kind: z.enum(['State', 'Union territory', 'Province', 'Country']),
    country: z.enum(COUNTRIES),
    inCoursesMenu: z.boolean(),
    capital: z.string(),
    neighbours: z.array(z.string()),
    counselling: authority.optional(),
    ayushCounselling: authority.optional(),
    healthUniversity: z.string().optional(),
    introduction: z.string(),
  }),
)

const COURSE = z.strictObject({
  key: z.enum(COURSE_KEYS),
  slug: z.string(),
  name: z.string(),
  fullName: z.string(),
  layout: z.enum(['generic', 'state']),
  duration: z.string(),
  description: z.string(),
  entranceExam: z.string(),
  qualifications: z.array(z.enum(QUALIFICATIONS)),
  eligibility: z.array(z.string()),
  eligibilitySource: z.string().optional(),
  documents: z.array(z.string()).length(8),
  careerOpportunities: z.array(z.string()),
  governmentFees: fees.optional(),
  privateFees: fees.optional(),
  quotas: z.string().optional(),
  quotasSource: z.string().optional(),
  counselling: authority,
  whyChoose: titled,
  faq: questions,
  seoTitle: z.string(),
  seoDescription: z.string(),
  sources: z.array(z.strictObject({ label: z.string(), url: z.url().optional(), year: z.number() })),
})

const PAGES = z.array(
  z.strictObject({
    course: z.enum(COURSE_KEYS),
    region: z.string(),
    title: z.string(),
    introduction: z.string(),
    colleges: z.array(z.string()),
    whyChoose: titled,
    faq: questions,
    seoTitle: z.string(),
    seoDescription: z.string().optional(),
  }),
)

const TOTAL = z.object({
  state: z.string(),
  course: z.enum(COURSE_KEYS),
  colleges: count,
  seats: count,
  year: z.string(),
  source: z.string(),
})

/** The states and union territories of India, and Nepal with its provinces; the menu's 29 come in its order. */
export const regions = () => readMessages('regions.yaml', REGIONS)

/** The seven courses in the order of the Courses menu. */
export const courses = () => COURSE_KEYS.map((key) => readMessages(`courses/${key}.yaml`, COURSE))

/** Initial texts of the guidance pages, for editors to build on. */
export const guidancePages = () => readMessages('guidance-pages.yaml', PAGES)

/** Stands for the whole country in tables by state. */
export const ALL_INDIA = 'All India'

/** Numbers of colleges and seats in official lists, by state and for all of India. */
export const stateTotals = () => readTable('state-totals.csv', TOTAL)
