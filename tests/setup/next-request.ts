import { vi } from 'vitest'

/**
 * Stands in for `next/headers` where a server action is called without a server:
 * `vi.mock('next/headers', () => import('../setup/next-request'))`.
 */
let visitor = new Headers()
const jar = new Map<string, string>()

/** Who calls the next actions: their network, and the cookies of their browser. */
export function visit({ network = '192.0.2.1', cookies: own = {} as Record<string, string> } = {}): void {
  jar.clear()
  for (const [name, value] of Object.entries(own)) jar.set(name, value)
  visitor = new Headers({ 'x-socket-address': network })
}

const cookieHeader = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

export const headers = vi.fn(async () => new Headers([...visitor, ['cookie', cookieHeader()]]))

export const cookies = vi.fn(async () => ({
  get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
  has: (name: string) => jar.has(name),
  set: (name: string, value: string) => void jar.set(name, value),
  delete: (name: string) => void jar.delete(name),
}))

/** A form as the browser sends it. */
export function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
