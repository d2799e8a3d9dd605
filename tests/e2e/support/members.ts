import { expect, type Page } from '@playwright/test'
import { addressOf, PASSWORD } from './people'
import { deletePerson, staff, uniqueName } from './staff-api'
import { test } from './test'

/** Makes records as an administrator and deletes them again, the youngest first. */
export class Records {
  readonly #made: string[] = []
  readonly #newcomers: string[] = []

  async create<Doc extends { id: string }>(collection: string, data: object): Promise<Doc> {
    const answer = await staff.post(`/api/${collection}`, { data })
    expect(answer.status()).toBe(201)
    const { doc } = await answer.json()
    this.#made.push(`/api/${collection}/${doc.id}`)
    return doc
  }

  /** A verified applicant. */
  async member(stem: string, more: object = {}): Promise<{ id: string; email: string }> {
    const person = { password: PASSWORD, fullName: 'Asha Verma', verified: true, role: 'applicant', ...more }
    return this.create('users', { ...person, email: addressOf(stem) })
  }

  /** The address of somebody who signs up on the site: whatever account it has in the end is deleted too. */
  newcomer(stem: string): string {
    const email = addressOf(stem)
    this.#newcomers.push(email)
    return email
  }

  /** An open vacancy. */
  async vacancy(more: object = {}): Promise<{ id: string; slug: string; title: string }> {
    const post = { title: uniqueName('Registrar'), department: 'Surgery', location: 'Delhi', status: 'Active' }
    return this.create('jobs', { ...post, ...more })
  }

  /** A college that visitors see. */
  async college(more: object = {}): Promise<{ id: string; slug: string; name: string }> {
    const place = { location: 'Vaishali', state: 'Bihar', country: 'India' }
    return this.create('colleges', { name: uniqueName('Vaishali College'), ...place, ...more })
  }

  async removeAll(): Promise<void> {
    for (const email of this.#newcomers) {
      const { docs } = await (await staff.get(`/api/users?where[email][equals]=${email}&depth=0`)).json()
      for (const { id } of docs) await deletePerson(id)
    }
    for (const address of this.#made.reverse()) {
      const person = /^\/api\/users\/([^/]+)$/.exec(address)?.[1]
      await (person ? deletePerson(person) : staff.delete(address))
    }
  }
}

/** Records for the tests of a file, deleted when the last of them is over. */
export function withRecords(): Records {
  const records = new Records()
  test.afterAll(() => records.removeAll())
  return records
}

/**
 * A field of the form that this button sends. A link may still be on its way to the page with that form, and the page
 * it leaves have a field of the same name.
 */
export const fieldBeside = (page: Page, button: string, label: string) =>
  page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: button, exact: true }) })
    .getByLabel(label, { exact: true })

/** Fills in and sends the sign-in form of the page that is open, or on its way. */
export async function signIn(page: Page, email: string, password = PASSWORD) {
  await fieldBeside(page, 'Sign In', 'Email').fill(email)
  await fieldBeside(page, 'Sign In', 'Password').fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}
