import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { strayEnglish } from './stray-english'

/*
 * Every kind of public page in Hindi, as it comes from the server with the first content: none says a sentence in
 * English that is not marked as English.
 */

const base = process.env.PAGES_BASE_URL ?? ''
const ROUTES = 'src/app/(site)/[lang]'

/** An address of each route, or why it has none without a person or a record that the first content has not. */
const ADDRESSES: Record<string, readonly string[] | string> = {
  '': ['/'],
  about: ['/about'],
  'accept-invitation': ['/accept-invitation', '/accept-invitation?token=none'],
  admission: ['/admission'],
  'admission/prefilled': ['/admission/prefilled?course=mbbs'],
  'admin-setup': 'the first administrator, in English',
  alerts: ['/alerts'],
  'alerts/confirm': ['/alerts/confirm?token=none'],
  'alerts/new': ['/alerts/new', '/alerts/new?q=surgeon'],
  'alerts/stopped': ['/alerts/stopped'],
  'alerts/stopping': ['/alerts/stopping?token=none'],
  colleges: ['/colleges', '/colleges?q=nowhere-at-all', '/colleges?state=Bihar&course=mbbs&fees=100000'],
  'colleges/[slug]': ['/colleges/aiims-new-delhi', '/colleges/navodaya-medical-college'],
  'colleges/[slug]/cut-offs': ['/colleges/patna-medical-college/cut-offs'],
  'colleges/map': ['/colleges/map'],
  compare: ['/compare', '/compare?colleges=aiims-new-delhi,patna-medical-college'],
  contact: ['/contact'],
  corrections: ['/corrections', '/corrections?college=aiims-new-delhi'],
  counselling: ['/counselling'],
  'counselling/[authority]': ['/counselling/mcc'],
  'courses/[key]': ['/mbbs-courses', '/md-ms-courses', '/bsc-nursing-courses', '/paramedical-courses'],
  dashboard: 'of a person',
  'dashboard/account': 'of a person',
  'dashboard/profile': 'of a person',
  data: ['/data'],
  'enquiries/sent': ['/enquiries/sent'],
  'forgot-password': ['/forgot-password'],
  'guidance/[course]': 'a step of the menu',
  'guidance/[course]/[region]': ['/mbbs-in-bihar', '/bds-in-assam', '/bams-in-kerala', '/mbbs-in-nepal'],
  hospitals: ['/hospitals'],
  'hospitals/[slug]': 'none of the first content has a page',
  jobs: ['/jobs', '/jobs?q=nowhere-at-all'],
  'jobs/[slug]': ['/jobs/cardiology', '/jobs/assistant-professor', '/jobs/consultant-cardiology'],
  'jobs/[slug]/apply': ['/jobs/consultant-cardiology/apply'],
  'jobs/[slug]/in/[place]': ['/jobs/cardiology/in/delhi'],
  'jobs/in/[place]': ['/jobs/in/bengaluru'],
  login: ['/login', '/login?mode=create'],
  'missing-screens/[kind]': ['/nothing-here', '/colleges/no-such-college', '/jobs/no-such-post', '/mbbs-in-atlantis'],
  'my-list': ['/my-list'],
  'my-list/kept': ['/my-list/kept'],
  'my-list/shared': ['/my-list/shared'],
  'my/ticket/[id]': 'of a person',
  'post-a-vacancy': ['/post-a-vacancy'],
  'post-a-vacancy/change': ['/post-a-vacancy/change?token=none'],
  'post-a-vacancy/links': ['/post-a-vacancy/links'],
  'post-a-vacancy/yours': ['/post-a-vacancy/yours?token=none'],
  predictor: ['/predictor', '/predictor?rank=12000&state=Bihar&category=open'],
  'predictor/coverage': ['/predictor/coverage'],
  'predictor/how-good': ['/predictor/how-good'],
  'preview/colleges/[id]': 'of the studio',
  'preview/guidance/[id]': 'of the studio',
  privacy: ['/privacy'],
  'reset-password': ['/reset-password', '/reset-password?token=none'],
  'saved/return': 'of a person',
  terms: ['/terms'],
  verify: ['/verify', '/verify?token=none'],
  'verify/parent': ['/verify/parent?token=none'],
}

it('knows every route', () => {
  const routes = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)page\.tsx$/.test(file))
    .map((file) => file.replace(/\/?page\.tsx$/, ''))
  expect(Object.keys(ADDRESSES).sort()).toEqual(routes.sort())
})

it.each(Object.values(ADDRESSES).flatMap((addresses) => (typeof addresses === 'string' ? [] : addresses)))(
  'says nothing in English on /hi%s that is not marked as English',
  async (path) => {
    const answer = await fetch(`${base}/hi${path === '/' ? '' : path}`)
    const html = await answer.text()
    expect(html).toMatch(/<html[^>]* lang="hi"/)
    expect(strayEnglish(html)).toEqual([])
  },
)

it.each(['/privacy', '/terms'])('says of /hi%s that its text is English, and names the English page', async (path) => {
  const html = await (await fetch(`${base}/hi${path}`)).text()
  expect(html).toContain('इस पेज का कानूनी पाठ अंग्रेजी में है।')
  expect(html).toMatch(/<div class="prose" lang="en">/)
  expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toMatch(new RegExp(`//[^/]+${path}$`))
  expect(html).not.toContain('<link rel="alternate" hrefLang')
})
