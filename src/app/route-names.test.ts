import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { routeOf, takesFiles } from './route-names'

const app = import.meta.dirname
const foldersOf = (folder: string): string[] =>
  fs.readdirSync(path.join(app, folder), { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || /^_|^\[\.\.\./.test(entry.name)) return []
    if (!/^[([]/.test(entry.name)) return [entry.name]
    return foldersOf(path.join(folder, entry.name))
  })
/** Folders beside the routes that hold no route. */
const NO_ROUTES = ['fonts', 'styles']

it.each(foldersOf('').filter((name) => !NO_ROUTES.includes(name)))('names the route /%s', (name) => {
  expect(routeOf(`/${name}`)).toBe(`/${name}`)
  expect(routeOf(`/${name}/anything/else`)).toBe(`/${name}/*`)
})

it('gives unknown paths one name', () => {
  expect(['/wp-login.php', '/.env', '//', '/%00'].map(routeOf)).toEqual(Array(4).fill('other'))
  expect(routeOf('/mbbs-in-bihar')).toBe('/{course}-in-{state}')
  expect(routeOf('/bds-courses')).toBe('/bds-courses')
})

it.each([
  '/login',
  '/dashboard',
  '/hi/dashboard',
  '/dashboard/profile',
  '/jobs',
  '/jobs/resident-pune/apply',
  '/hospitals/aiims-patna',
])('accepts files at %s', (address) => expect(takesFiles(address)).toBe(true))

it.each(['/', '/contact', '/dashboard/account', '/post-a-vacancy', '/hospitals'])('rejects files at %s', (address) =>
  expect(takesFiles(address)).toBe(false),
)
