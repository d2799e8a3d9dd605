import { z } from 'zod'
import { readMessages } from './read-content'

const titled = z.array(z.strictObject({ title: z.string(), text: z.string() }))
/**
 * A figure the site counts itself, or one without a source: a sample, shown until the site has been handed over to its
 * owners.
 */
const statistics = z.array(
  z.union([
    z.strictObject({ label: z.string(), countedFrom: z.string() }),
    z.strictObject({ label: z.string(), value: z.string(), isSample: z.boolean() }),
  ]),
)
const sections = z.array(z.strictObject({ heading: z.string(), paragraphs: z.array(z.string()) }))

const SITE = z.strictObject({
  settings: z.strictObject({
    brand: z.string(),
    blurb: z.string(),
    phone: z.string(),
    email: z.email(),
    address: z.string(),
    mapQuery: z.string(),
    officeHours: z.array(z.strictObject({ days: z.string(), hours: z.string() })),
    social: z.array(z.string()),
    announcement: z.strictObject({ shown: z.boolean(), text: z.string(), link: z.string() }),
  }),
  homeStatistics: statistics,
  admissionStatistics: statistics,
  services: z.array(
    z.strictObject({ title: z.string(), text: z.string(), linkText: z.string(), linkTarget: z.string() }),
  ),
  testimonials: z.array(
    z.strictObject({
      quote: z.string(),
      name: z.string(),
      role: z.string(),
      rating: z.number(),
      isSample: z.boolean(),
    }),
  ),
  closing: z.strictObject({ title: z.string(), text: z.string() }),
  banners: z.array(
    z.strictObject({
      title: z.string(),
      subtitle: z.string(),
      description: z.string(),
      ctaText: z.string(),
      ctaLink: z.string(),
      type: z.string(),
      isActive: z.boolean(),
      sortOrder: z.number(),
    }),
  ),
  topColleges: z.array(z.string()),
  featuredColleges: z.array(z.string()),
})

const PAGES = z.strictObject({
  about: z.strictObject({
    introduction: z.string(),
    mission: z.string(),
    values: titled,
    team: z.array(z.strictObject({ name: z.string(), role: z.string(), text: z.string(), isSample: z.boolean() })),
    whyChoose: titled,
  }),
  admission: z.strictObject({ title: z.string(), introduction: z.string(), services: titled }),
  privacy: sections,
  terms: sections,
})

/** Settings, and texts and figures of the home page, from the specification. */
export const siteMessages = () => readMessages('site.yaml', SITE)

/** Texts of the standalone pages. */
export const pageMessages = () => readMessages('pages.yaml', PAGES)
