import crypto from 'node:crypto'
import { formsOf } from './forms.mjs'

const PASSWORD = 'attack-suite-pass-2026'
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF'
/** Pages whose forms are taken apart; `[path, who sees it]`. */
const FORM_PAGES = [
  ['/login', 'visitor'],
  ['/login?mode=create', 'visitor'],
  ['/forgot-password', 'visitor'],
  ['/reset-password?token=x', 'visitor'],
  ['/verify?token=x', 'visitor'],
  ['/accept-invitation?token=x', 'visitor'],
  ['/admin-setup?token=x', 'visitor'],
  ['/contact', 'visitor'],
  ['/admission/prefilled', 'visitor'],
  ['/corrections?page=/mbbs-in-bihar', 'visitor'],
  ['/alerts/new?department=Surgery', 'visitor'],
  ['/jobs/in/delhi', 'visitor'],
  ['/post-a-vacancy', 'visitor'],
  ['/post-a-vacancy/links', 'visitor'],
  ['/dashboard', 'attacker'],
  ['/dashboard/profile', 'attacker'],
  ['/dashboard/account', 'attacker'],
]

/**
 * The people and rows that an attack meets: somebody who attacks, somebody who must not be touched, and texts in other
 * people's rows that nobody else may ever read.
 */
export class World {
  marks = []
  ids = {}
  forms = []
  #cookies = new Map()
  #before = {}

  /** @param administrator `{ email, password }` of the site under attack */
  constructor(client, administrator) {
    this.client = client
    this.administrator = administrator
  }

  /** Headers with which somebody of this world asks. */
  headersOf(who) {
    const cookie = this.#cookies.get(who)
    return { origin: this.client.site.origin, 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) }
  }

  async prepare() {
    await this.#signIn('admin', this.administrator)
    const people = {}
    for (const who of ['attacker', 'victim']) {
      const email = `${who}-${crypto.randomUUID()}@example.test`
      const fullName = who === 'victim' ? this.#mark('a name') : 'Mallory'
      people[who] = { email, password: PASSWORD }
      this.ids[who] = (
        await this.#create('admin', 'users', { ...people[who], fullName, role: 'applicant', verified: true })
      ).id
      await this.#signIn(who, people[who])
    }
    this.people = people
    const job = { department: 'Cardiology', location: 'Patna', status: 'Active', postedAt: new Date().toISOString() }
    const open = await this.#create('admin', 'jobs', { ...job, title: `Registrar ${crypto.randomUUID().slice(0, 6)}` })
    Object.assign(this.ids, { job: open.id, slug: open.slug })
    await this.#plant()
    for (const [path, who] of [...FORM_PAGES, [`/jobs/${open.slug}/apply`, 'attacker']]) {
      const { text } = await this.client.send({ method: 'GET', path, headers: this.headersOf(who) })
      for (const form of formsOf(text)) this.forms.push({ ...form, path, who })
    }
    this.#before = await this.#victims()
  }

  /** Signs the attacker in again where an attack has ended the session, and makes them anew where it has ended more. */
  async refresh() {
    const { status, text } = await this.#get('attacker', '/api/users/me')
    if (status === 200 && JSON.parse(text).user) return
    this.#cookies.delete('attacker')
    this.people.attacker.email = `attacker-${crypto.randomUUID()}@example.test`
    const person = { ...this.people.attacker, fullName: 'Mallory', role: 'applicant', verified: true }
    this.ids.attacker = (await this.#create('admin', 'users', person)).id
    await this.#signIn('attacker', this.people.attacker)
  }

  /** What has changed of rows that nobody but their owner, or staff, may change; nothing after a good run. */
  async damage() {
    await this.#signIn('admin', this.administrator)
    const after = await this.#victims()
    const changed = Object.keys(after).filter((what) => after[what] !== this.#before[what])
    return changed.map((what) => `${what} changed: ${this.#before[what].slice(0, 300)} → ${after[what].slice(0, 300)}`)
  }

  async #plant() {
    const { attacker: _, ...ids } = this.ids
    const mark = (what) => this.#mark(what)
    const data = { fullName: mark('a name'), phone: '+919876543210', location: mark('a place') }
    await this.#send('victim', 'PATCH', `/api/users/${ids.victim}`, data)
    const boundary = 'planted'
    const part = (name, value, more = '') =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
    const payload = JSON.stringify({ originalName: `${mark('a file name')}.pdf` })
    const pdf = PDF.replace('1 0 obj', `%${mark('a CV')}\n1 0 obj`)
    const file = '; filename="cv.pdf"\r\nContent-Type: application/pdf'
    const resume = await this.client.send({
      method: 'POST',
      path: '/api/resumes',
      headers: { ...this.headersOf('victim'), 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: `${part('_payload', payload)}${part('file', pdf, file)}--${boundary}--\r\n`,
    })
    const { doc } = expected(resume, 201, 'planting a CV')
    Object.assign(this.ids, { resume: doc.id, resumeFile: doc.filename })
    const application = { job: ids.job, consent: true, coverNote: mark('a cover note'), resume: doc.id }
    this.ids.application = (await this.#create('victim', 'job-applications', application)).id
    const enquiry = { kind: 'contact', email: 'planted@example.test', phone: '+919876543210', consent: true }
    this.ids.enquiry = (
      await this.#create('admin', 'enquiries', {
        ...enquiry,
        name: mark('a name'),
        message: `${mark('an enquiry')} and more of it`,
      })
    ).id
    const college = { name: mark('a draft'), location: 'Patna', state: 'Bihar', country: 'India', _status: 'draft' }
    this.ids.draft = (await this.#create('admin', 'colleges', college, '?draft=true')).id
    const hidden = { title: mark('a hidden vacancy'), department: 'Cardiology', location: 'Patna', status: 'Inactive' }
    this.ids.hidden = (await this.#create('admin', 'jobs', hidden)).id
  }

  /** A text that stands in one place of the database only. */
  #mark(what) {
    const mark = `Planted${[...crypto.randomBytes(6)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`
    this.marks.push({ mark, what, owner: 'victim' })
    return mark
  }

  async #victims() {
    const rows = {
      person: `users/${this.ids.victim}`,
      application: `job-applications/${this.ids.application}`,
      resume: `resumes/${this.ids.resume}`,
      enquiry: `enquiries/${this.ids.enquiry}`,
      hidden: `jobs/${this.ids.hidden}`,
      draft: `colleges/${this.ids.draft}?draft=true`,
    }
    const found = {}
    for (const [what, path] of Object.entries(rows))
      found[what] = steady((await this.#get('admin', `/api/${path}`)).text)
    const staff = await this.#get(
      'admin',
      '/api/users?where[role][not_equals]=applicant&limit=100&select[email]=true&select[role]=true',
    )
    found.staff = steady(staff.text)
    return found
  }

  async #signIn(who, { email, password }) {
    const answer = await this.#send(who, 'POST', '/api/users/login', { email, password })
    expected(answer, 200, `signing in as ${who}`)
    this.#cookies.set(
      who,
      [answer.headers['set-cookie']]
        .flat()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    )
  }

  async #create(who, collection, data, query = '') {
    return expected(await this.#send(who, 'POST', `/api/${collection}${query}`, data), 201, `planting ${collection}`)
      .doc
  }

  #get(who, path) {
    return this.client.send({ method: 'GET', path, headers: this.headersOf(who) })
  }

  #send(who, method, path, data) {
    const headers = { ...this.headersOf(who), 'content-type': 'application/json' }
    return this.client.send({ method, path, headers, body: JSON.stringify(data) })
  }
}

function expected({ status, text, failure }, wanted, what) {
  if (status !== wanted) throw new Error(`${what} answered ${failure ?? status}: ${text?.slice(0, 500)}`)
  return JSON.parse(text)
}

/** A row as text without what changes by itself: times, and what a sign-in leaves behind. */
const steady = (text) =>
  JSON.stringify(JSON.parse(text), (name, value) =>
    /^(updatedAt|sessions|loginAttempts|lockUntil|lastLogin.*)$/.test(name) ? undefined : value,
  )
