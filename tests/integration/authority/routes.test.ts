import fs from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ROLES, type Role } from '@/cms/roles'
import { env } from '@/lib/env'
import { tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import '../../setup/styles'
import { visitor } from '../../setup/visitor'
import { person } from '../access-fixtures'

vi.mock('next/headers', async () => (await import('../../setup/visitor')).nextHeaders())
vi.mock('next/cache', () => ({ revalidateTag: vi.fn(), revalidatePath: vi.fn(), unstable_cache: (read: unknown) => read }))

type Who = 'anonymous' | Role
type Handler = (request: Request, context: object) => Promise<Response>
const EVERYONE: Who[] = ['anonymous', ...ROLES]
const SIGNED_IN: Who[] = [...ROLES]
const STORED: Who[] = []

/** Route handlers for people: whom each answers. Payload's own route has the table of endpoints. */
const ROUTES: Record<string, Who[]> = {
  '(site)/dashboard/account/export GET': SIGNED_IN,
  '(site)/enquiries/token GET': EVERYONE,
  '(site)/api/me GET': EVERYONE,
  'internal/revalidate POST': STORED,
}
