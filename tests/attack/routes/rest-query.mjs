import { asPathPart, hostileJson, hostileText, TRAP_KEYS } from '../values.mjs'

const OPERATORS = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'all',
  'exists',
  'like',
  'not_like',
  'contains',
  'greater_than',
  'less_than_equal',
  'near',
  'within',
  'intersects',
  '$where',
]
const FIELDS = [
  'id',
  'title',
  'name',
  'email',
  'fullName',
  'user',
  'user.email',
  'owner.fullName',
  'status',
  '_status',
  'slug',
  'createdAt',
  'password',
  'hash',
  'salt',
  'resetPasswordToken',
  'sessions.id',
  'resume.originalName',
  'job.title',
  'coverNote',
  'message',
  'deletedAt',
  'filename',
  'sizes.card.filename',
]
function condition(random, world) {
  const depth = random.weighted({ 1: 6, 3: 1, 14: 0.5 })
  const around = Array.from({ length: depth - 1 }, () => `[${random.pick(['or', 'and'])}][${random.below(3)}]`).join('')
  const field = random.chance(0.8) ? random.pick(FIELDS) : asPathPart(random, random.pick(TRAP_KEYS))
  const value = random.chance(0.4)
    ? world.ids[random.pick(['victim', 'attacker', 'resume'])]
    : asPathPart(random, hostileText(random)).slice(0, 2000)
  return `where${around}[${field}][${random.pick(OPERATORS)}]${random.chance(0.1) ? '[0]' : ''}=${value}`
}

/** The query of a REST address: conditions, sorting and what else Payload reads, in ways that it may not expect. */
export function restQuery(random, world) {
  if (random.chance(0.03))
    return Array.from(
      { length: random.pick([60, 150, 290]) },
      (_, at) => `where[or][${at}][title][like]=${random.word(5)}`,
    ).join('&')
  const pieces = {
    where: () => condition(random, world),
    limit: () => `limit=${random.pick(['0', '-1', '1e9', '100000', 'NaN', '1&limit=2', '%00'])}`,
    page: () => `page=${random.pick(['-1', '0', '99999999999', 'x', '1.5'])}`,
    depth: () => `depth=${random.pick(['10', '-5', '1e5', 'x', '3'])}`,
    sort: () =>
      `sort=${random.chance(0.5) ? random.pick(FIELDS) : asPathPart(random, hostileText(random)).slice(0, 1000)}`,
    select: () => `select[${random.pick(FIELDS)}]=${random.pick(['true', 'false', '1', 'x'])}`,
    populate: () => `populate[${random.pick(['users', 'jobs', 'resumes'])}][${random.pick(FIELDS)}]=true`,
    joins: () => `joins=${random.pick(['abc', 'false', '{"a":{"limit":1}}'])}`,
    draft: () => `draft=${random.pick(['true', '1', 'x'])}&trash=true`,
    locale: () => `locale=${asPathPart(random, hostileText(random)).slice(0, 300)}&fallback-locale=*`,
    data: () => `data=${encodeURIComponent(hostileJson(random).slice(0, 5000))}`,
    odd: () =>
      `${asPathPart(random, random.pick(TRAP_KEYS))}${random.pick(['', '[]', '[a][b][c]', '[__proto__][x]'])}=${asPathPart(random, hostileText(random)).slice(0, 1000)}`,
  }
  const weights = {
    where: 6,
    limit: 1,
    page: 1,
    depth: 1,
    sort: 2,
    select: 1,
    populate: 1,
    joins: 0.5,
    draft: 1,
    locale: 0.5,
    data: 0.5,
    odd: 2,
  }
  return Array.from({ length: 1 + random.below(4) }, () => pieces[random.weighted(weights)]())
    .join('&')
    .slice(0, 12_000)
}
