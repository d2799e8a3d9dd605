import { vi } from 'vitest'

/** The cookies and headers of the request that is being answered, as Next would give them. */
export const visitor: { token?: string; headers: Headers } = { headers: new Headers() }

/** For `vi.mock('next/headers', …)`. */
export const nextHeaders = () => ({
  cookies: vi.fn(async () => ({
    get: (name: string) => (name === 'payload-token' && visitor.token ? { name, value: visitor.token } : undefined),
    set: () => undefined,
    delete: () => undefined,
    has: () => false,
    getAll: () => [],
  })),
  headers: vi.fn(async () => visitor.headers),
})
