import { multipart } from '../bodies.mjs'
import { fileOf } from '../files.mjs'
import { hostileJson, hostileText, TRAP_KEYS } from '../values.mjs'
import { hostileHeaders } from './pages.mjs'

const PLACES = [
  'resumes',
  'resumes',
  'profile-photos',
  'profile-photos',
  'media',
  'jobs/import?name=a.csv',
  'colleges/import?mode=all&name=a.csv',
  'colleges/import-official-list?mode=all&name=a.csv',
  'users',
  'imports',
]

/** A file for one of the collections that keep files, or for one that keeps none. */
export function uploadRequest(random, world) {
  const place = random.pick(PLACES)
  const own = place === 'resumes' || place === 'profile-photos'
  const id = own && random.chance(0.3) ? `/${random.pick([world.ids.resume, world.ids.victim, 'x'])}` : ''
  const method = id ? random.pick(['PATCH', 'PUT', 'POST']) : 'POST'
  const as = random.weighted({ attacker: 4, visitor: 1 })
  const headers = { ...(random.chance(0.1) ? hostileHeaders(random) : {}) }
  if (place.includes('import')) {
    return {
      as,
      method,
      path: `/api/${place}`,
      headers: { ...headers, 'content-type': 'text/csv' },
      body: `job_title,department\n${hostileText(random)},x\n`,
    }
  }
  const parts = []
  if (random.chance(0.6))
    parts.push([
      '_payload',
      random.chance(0.5)
        ? JSON.stringify({
            owner: world.ids.victim,
            originalName: hostileText(random).slice(0, 300),
            filename: hostileText(random).slice(0, 300),
            url: 'http://127.0.0.1:1/',
          })
        : hostileJson(random),
    ])
  if (random.chance(0.9)) parts.push(['file', fileOf(random)])
  if (random.chance(0.1))
    parts.push([
      'file',
      random.chance(0.5)
        ? fileOf(random)
        : JSON.stringify({ filename: world.ids.resumeFile, clientUploadContext: {}, mimeType: 'image/png', size: 1 }),
    ])
  if (random.chance(0.3))
    parts.push([random.pick([...TRAP_KEYS, 'alt', 'prefix', 'focalX', 'uploadEdits']), hostileText(random)])
  const query = random.chance(0.15)
    ? `?${random.pick(['prefix=..%2f', 'uploadEdits[crop][width]=-1', 'uploadEdits[widthInPixels]=99999&uploadEdits[crop][x]=1', 'depth=9', 'duplicateFromID=x', 'overwrite=true'])}`
    : ''
  const { type, body } = multipart(random, parts)
  return { as, method, path: `/api/${place}${id}${query}`, headers: { ...headers, 'content-type': type }, body }
}
