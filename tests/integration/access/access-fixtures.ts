import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload'
import sharp from 'sharp'
import type { Role } from '@/cms/access/roles'
import { COURSE_KEYS } from '@/lib/vocabulary'
import type { User } from '@/payload-types'
import { tokenOf } from '../../setup/http'
import { PDF } from '../../setup/pdf'

let serial = 0
/** A text that no other row of this run has. */
export const unique = (stem: string) => `${stem}-${Date.now().toString(36)}-${serial++}`

/** A person of a role, made with full authority. */
export async function person(payload: Payload, role: Role): Promise<User> {
  return payload.create({
    collection: 'users',
    data: {
      email: `${unique(role)}@example.org`,
      password: 'a long password for tests',
      role,
      verified: true,
      fullName: role,
    },
    overrideAccess: true,
  })
}

/** The token of a new session of a new person of a role. */
export const tokenAs = async (payload: Payload, role: Role): Promise<string> =>
  tokenOf(payload, (await person(payload, role)).id)

/** Collections whose records staff edit in a form of Payload. */
export const EDITED_IN_FORMS = [
  'colleges',
  'featured-colleges',
  'courses',
  'regions',
  'sources',
  'seat-terms',
  'college-names',
  'closing-ranks',
  'counselling-authorities',
  'admission-rules',
  'counselling-dates',
  'search-terms',
  'guidance-pages',
  'banner-slides',
  'jobs',
  'institutions',
  'enquiries',
  'users',
] as const satisfies CollectionSlug[]

export const pixel = async () => ({
  data: await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer(),
  mimetype: 'image/png',
  name: `${unique('pixel')}.png`,
  size: 100,
})

const pdf = () => ({ data: PDF, mimetype: 'application/pdf', name: `${unique('cv')}.pdf`, size: PDF.length })

export interface Fixture<Slug extends CollectionSlug> {
  data: RequiredDataFromCollectionSlug<Slug>
  file?: Awaited<ReturnType<typeof pixel>>
  /** A harmless change of one field. */
  change: Partial<RequiredDataFromCollectionSlug<Slug>>
}
type Makers = { [Slug in CollectionSlug]?: () => Promise<Fixture<Slug>> | Fixture<Slug> }

/** A valid new row of each collection that belongs, where rows belong to somebody, to `owner`. */
export async function fixtureFor<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  owner: User,
): Promise<Fixture<Slug>> {
  const mailbox = async () => {
    const data = { email: `${unique('box')}@example.org`, linkEdition: 1, bounces: 0 }
    return (await payload.create({ collection: 'mailboxes', data, overrideAccess: true })).id
  }
  const subscription = async () => {
    const data = { mailbox: await mailbox(), kind: 'tests', status: 'active' } as const
    return (await payload.create({ collection: 'subscriptions', data, overrideAccess: true })).id
  }
  const college = async () =>
    (
      await payload.create({
        collection: 'colleges',
        data: { name: unique('College'), location: 'Patna', state: 'Bihar', country: 'India', status: 'Active' },
        overrideAccess: true,
      })
    ).id
  const job = async () =>
    (
      await payload.create({
        collection: 'jobs',
        data: { title: unique('Post'), department: 'Cardiology', location: 'Delhi', status: 'Active', postedAt: now },
        overrideAccess: true,
      })
    ).id
  const board = () =>
    payload.create({
      collection: 'counselling-authorities',
      data: { name: unique('Board'), slug: unique('board'), site: 'https://board.example.org' },
      overrideAccess: true,
    })
  const closingRank = async () => {
    const { id: authority } = await board()
    const term = (kind: 'quota' | 'category') =>
      payload.create({ collection: 'seat-terms', data: { authority, kind, code: unique(kind) }, overrideAccess: true })
    const [quota, category] = [await term('quota'), await term('category')]
    const name = { name: unique('Listed'), state: 'Bihar' }
    const listedAs = await payload.create({
      collection: 'college-names',
      data: { ...name, match: 'open' },
      overrideAccess: true,
    })
    const row = { year: 2025, round: 'r1', course: 'MBBS', gender: 'any', closingRank: 800, rankType: 'air' } as const
    return { ...row, authority, quota: quota.id, category: category.id, listedAs: listedAs.id }
  }
  const now = new Date().toISOString()
  /** A new row of another collection. */
  const row = async <Of extends CollectionSlug>(of: Of, more: object = {}) => {
    const { data } = await fixtureFor(payload, of, owner)
    return payload.create({ collection: of, data: { ...data, ...more }, overrideAccess: true })
  }
  const translation = <Of extends string>(record: Of, field: string) => ({
    data: { record, language: 'hi' as const, field, text: 'हिंदी' },
    change: { text: 'हिंदी में' },
  })
  const makers: Makers = {
    colleges: async () => {
      const state = unique('State')
      // A state that the site does not know is refused.
      const region = { name: state, kind: 'State', country: 'India' } as const
      await payload.create({ collection: 'regions', data: region, overrideAccess: true })
      const data = { name: unique('College'), location: 'Patna', state, country: 'India', status: 'Active' } as const
      return { data, change: { location: 'Gaya' } }
    },
    'featured-colleges': () => ({ data: { name: unique('Featured'), isFeatured: true }, change: { location: 'Gaya' } }),
    courses: async () => {
      // Keys are a closed list of seven: the row of an earlier test makes room, after the pages written for it.
      const key = COURSE_KEYS[serial++ % COURSE_KEYS.length] ?? 'mbbs'
      await payload.delete({
        collection: 'guidance-pages',
        where: { 'course.key': { equals: key } },
        trash: true,
        overrideAccess: true,
      })
      await payload.delete({
        collection: 'courses',
        where: { key: { equals: key } },
        trash: true,
        overrideAccess: true,
      })
      return { data: { key, name: key, fullName: key, slug: unique('course') }, change: { duration: '5 years' } }
    },
    sources: () => ({ data: { title: unique('List'), kind: 'official' }, change: { publisher: 'A council' } }),
    regions: () => ({
      data: { name: unique('Region'), kind: 'State', country: 'India' },
      change: { capital: 'Patna' },
    }),
    'seat-terms': async () => ({
      data: { authority: (await board()).id, kind: 'category', code: unique('GM') },
      change: { words: 'General merit' },
    }),
    'college-names': async () => ({
      data: { name: unique('Listed'), state: 'Bihar', match: 'open' },
      change: { state: 'Assam' },
    }),
    'closing-ranks': async () => ({ data: await closingRank(), change: { closingRank: 900 } }),
    'hit-rates': async () => {
      const { authority, quota } = await closingRank()
      const held = { cases: 40, heldLikely: 38, heldPossible: 25, heldReach: 6 }
      const data = {
        authority,
        quota,
        course: 'MBBS' as const,
        round: 'r1' as const,
        fromYear: 2024,
        toYear: 2025,
        ...held,
      }
      return { data, change: { cases: 41 } }
    },
    'counselling-authorities': () => ({
      data: { name: unique('Authority'), site: 'https://authority.example' },
      change: { allots: 'The seats of the state.' },
    }),
    'counselling-dates': async () => {
      const authority = await payload.create({
        collection: 'counselling-authorities',
        data: { name: unique('Authority'), site: 'https://authority.example' },
        overrideAccess: true,
      })
      const source = await payload.create({
        collection: 'sources',
        data: { title: unique('Notice'), kind: 'official' },
        overrideAccess: true,
      })
      const data = { authority: authority.id, what: 'Round 1, choices', startsOn: now, source: source.id }
      return { data, change: { what: 'Round 2, choices' } }
    },
    'admission-rules': async () => {
      const authority = await payload.create({
        collection: 'counselling-authorities',
        data: { name: unique('Authority'), site: 'https://authority.example' },
        overrideAccess: true,
      })
      const source = await payload.create({
        collection: 'sources',
        data: { title: unique('Bulletin'), kind: 'official' },
        overrideAccess: true,
      })
      const rule = { statement: 'The deposit is ₹10,000.', topic: 'deposit', level: 'ug', year: '2025' } as const
      const data = { ...rule, authority: authority.id, source: source.id, _status: 'published' as const }
      return { data, change: { statement: 'The deposit is ₹20,000.' } }
    },
    'search-terms': () => ({
      data: { kind: 'word', value: unique('Word'), spellings: [unique('spelling')] },
      change: { spellings: ['other'] },
    }),
    'guidance-pages': async () => {
      const { docs } = await payload.find({ collection: 'courses', limit: 1, overrideAccess: true })
      const course =
        docs[0] ??
        (await payload.create({
          collection: 'courses',
          data: { key: 'mbbs', name: 'MBBS', fullName: 'MBBS', slug: unique('course') },
          overrideAccess: true,
        }))
      const region = await payload.create({
        collection: 'regions',
        data: { name: unique('Region'), kind: 'State', country: 'India' },
        overrideAccess: true,
      })
      return { data: { course: course.id, region: region.id, title: 'Guide' }, change: { title: 'Other' } }
    },
    'banner-slides': () => ({ data: { title: unique('Slide'), isActive: true }, change: { subtitle: 'x' } }),
    'course-translations': async () => translation((await row('courses')).id, 'fullName'),
    'region-translations': async () =>
      translation((await row('regions', { introduction: 'A state.' })).id, 'introduction'),
    'college-translations': async () =>
      translation((await row('colleges', { description: 'A college.' })).id, 'description'),
    'guidance-translations': async () => translation((await row('guidance-pages')).id, 'title'),
    'banner-translations': async () => translation((await row('banner-slides')).id, 'title'),
    'page-translations': async () => {
      // One text of a page is translated once, so each row finds a new one.
      const { values } = await payload.findGlobal({ slug: 'about', depth: 0, overrideAccess: true })
      const data = { values: [...(values ?? []), { title: unique('Value') }] }
      await payload.updateGlobal({ slug: 'about', data, overrideAccess: true })
      return translation('about' as const, `values.${data.values.length}.title`)
    },
    media: async () => ({ data: { alt: 'A pixel' }, file: await pixel(), change: { alt: 'Another' } }),
    jobs: () => ({
      data: { title: unique('Post'), department: 'Cardiology', location: 'Delhi', status: 'Active', postedAt: now },
      change: { location: 'Chennai' },
    }),
    'job-applications': async () => ({
      data: { job: await job(), user: owner.id, status: 'applied', consent: true },
      change: { status: 'shortlisted' },
    }),
    institutions: () => ({ data: { name: unique('Hospital'), location: 'Delhi' }, change: { location: 'Chennai' } }),
    'vacancy-postings': () => ({
      data: {
        title: unique('Post'),
        institutionName: 'Example Hospital',
        department: 'Cardiology',
        location: 'Delhi',
        email: `${unique('hr')}@example.org`,
        state: 'waiting',
      },
      change: { suspected: true },
    }),
    'vacancy-views': async () => ({
      data: { job: await job(), day: '2026-01-01', source: 'list', views: 1 },
      change: { views: 2 },
    }),
    'saved-colleges': async () => ({
      data: { college: await college(), user: owner.id },
      change: { college: await college() },
    }),
    'saved-jobs': async () => ({ data: { job: await job(), user: owner.id }, change: { job: await job() } }),
    'choice-lists': () => ({
      data: { name: unique('list'), query: 'rank=1', user: owner.id },
      change: { name: unique('list') },
    }),
    'choice-list-comments': async () => {
      const list = { name: unique('list'), query: 'rank=1', user: owner.id }
      const { id } = await payload.create({ collection: 'choice-lists', data: list, overrideAccess: true })
      return { data: { list: id, by: 'guest', name: 'Papa', text: 'x' }, change: { text: 'y' } }
    },
    enquiries: () => ({
      data: {
        kind: 'contact',
        status: 'new',
        name: 'Asha Verma',
        email: `${unique('asha')}@example.org`,
        phone: '+919876543210',
        message: 'Which colleges in Bihar take my rank?',
        consent: true,
      },
      change: { status: 'contacted' },
    }),
    corrections: async () => {
      const { slug } = await payload.findByID({ collection: 'colleges', id: await college(), overrideAccess: true })
      const messages = { figure: 'Seats', right: '150 from 2026', evidence: 'Notice of the council' }
      const data = {
        page: `/colleges/${slug}`,
        status: 'new' as const,
        ...messages,
        email: `${unique('asha')}@example.org`,
        consent: true,
      }
      return { data, change: { status: 'changed' } }
    },
    users: () => ({
      data: { email: `${unique('new')}@example.org`, password: 'a long password for tests', role: 'applicant' },
      change: { fullName: 'Changed' },
    }),
    'profile-photos': async () => ({ data: { owner: owner.id }, file: await pixel(), change: { owner: owner.id } }),
    resumes: () => ({
      data: { owner: owner.id, originalName: 'cv.pdf' },
      file: pdf(),
      change: { originalName: 'b.pdf' },
    }),
    imports: () => ({ data: { fileName: 'a.csv', kind: 'jobs', status: 'done' }, change: { fileName: 'b.csv' } }),
    'import-rows': async () => {
      const file = { fileName: 'a.csv', kind: 'jobs', status: 'done' } as const
      const { id } = await payload.create({ collection: 'imports', data: file, overrideAccess: true })
      return { data: { import: id, line: 2, action: 'created', record: id }, change: { line: 3 } }
    },
    'audit-log': () => ({ data: { summary: 'x', action: 'update', of: 'jobs' }, change: { summary: 'y' } }),
    'account-tokens': () => ({
      data: { purpose: 'verify-email', tokenHash: unique('hash'), expiresAt: now, user: owner.id },
      change: { usedAt: now },
    }),
    mailboxes: () => ({
      data: { email: `${unique('box')}@example.org`, linkEdition: 1, bounces: 0 },
      change: { language: 'en' },
    }),
    'job-alerts': async () => ({
      data: { subscription: await subscription(), frequency: 'daily', anchor: '' },
      change: { frequency: 'weekly' },
    }),
    'job-alert-matches': async () => ({
      data: { mailbox: await mailbox(), job: await job() },
      change: { sentAt: now },
    }),
    'counselling-reminders': async () => ({
      data: { subscription: await subscription(), authority: (await board()).id },
      change: { authority: (await board()).id },
    }),
    'counselling-reminders-sent': async () => ({
      data: { mailbox: await mailbox(), startsOn: '2026-12-24' },
      change: { sentAt: now },
    }),
    subscriptions: async () => ({
      data: { mailbox: await mailbox(), kind: 'tests', status: 'active' },
      change: { kind: 'others' },
    }),
    'desk-views': () => ({
      data: { name: unique('View'), desk: 'enquiries', query: 'show=late', owner: owner.id },
      change: { name: 'Another' },
    }),
    'payload-query-presets': () => {
      const onlyTheirs = { constraint: 'onlyMe' as const, users: [owner.id] }
      const access = { read: onlyTheirs, update: onlyTheirs, delete: onlyTheirs }
      return {
        data: { title: unique('View'), relatedCollection: 'enquiries', access },
        change: { title: 'Another' },
      }
    },
    'checked-links': () => ({
      data: { address: `https://${unique('college')}.example.org`, outcome: 'alive', checkedAt: now },
      change: { outcome: 'dead' },
    }),
    'slug-history': () => ({
      data: { of: 'jobs', slug: unique('old'), record: 'x' },
      change: { slug: unique('older') },
    }),
  }
  const make = makers[collection]
  if (!make) throw new Error(`No fixture for the collection ${collection}: add it here and to the access table.`)
  return make()
}
