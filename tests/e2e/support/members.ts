import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { addressOf, PASSWORD } from './people'
import { deletePerson } from './staff-api'

/** Makes records as an administrator and deletes them again, the youngest first. */
export class Records {
  readonly #made: string[] = []
  constructor(private readonly staff: () => APIRequestContext) {}

  async create<Doc extends { id: string }>(collection: string, data: object): Promise<Doc> {
    const answer = await this.staff().post(`/api/${collection}`, { data })
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

  async removeAll(): Promise<void> {
    for (const address of this.#made.reverse()) {
      const person = /^\/api\/users\/([^/]+)$/.exec(address)?.[1]
      await (person ? deletePerson(this.staff(), person) : this.staff().delete(address))
    }
  }
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
