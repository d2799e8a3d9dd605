import { describe, expect, it } from 'vitest'
import { parseEnv } from './env'

describe('an invalid setting', () => {
  it.each([
    ['PORT', 'abc', 'must be a whole number from 1 to 65535'],
    ['TRUSTED_PROXIES', '-1', 'must be a whole number from 0 to 10'],
    ['RESPONSE_CACHE_MB', '1.5', 'must be a whole number from 0 to 4096'],
    ['PAGE_CACHE_MB', 'much', 'must be a whole number from 1 to 4096'],
    ['JOBS', 'maybe', 'must be one of: on, off'],
    ['SCRIPTS', 'never', 'must be one of: waiting, at-once'],
    ['MAIL_FROM', 'nobody', 'must be an email address, or a name and <an address>'],
    ['REDIS_URL', 'http://localhost', 'must begin with redis:// or rediss://'],
    ['SMTP_URL', 'smtp://', 'must begin with smtp:// or smtps:// and name a host'],
    ['SITE_URL', 'nonsense', 'must be an absolute address such as https://example.org'],
    ['SITE_URL', 'ftp://example.org', 'must be an absolute address such as https://example.org'],
    ['SITE_URL', 'https://example.org/jobs', 'must end with its host or port, such as https://example.org'],
    ['SITE_URL', 'https://me:secret@example.org', 'must end with its host or port, such as https://example.org'],
    ['HELPDESK_URL', 'javascript:alert(1)', 'must be an absolute address such as https://help.example.org'],
    ['S3_ENDPOINT', 'ftp://example.org', 'must be an absolute address such as https://storage.example.org'],
    ['INDEXNOW_URL', 'ftp://x.org', 'must be an absolute address such as https://api.indexnow.org/indexnow'],
  ])('%s=%s is rejected by name', (name, value, problem) => {
    expect(() => parseEnv({ [name]: value })).toThrow(`Bad setting: ${name} ${problem}. See .env.example.`)
  })

  it.each([
    ['MAIL_FROM', 'VaidyaPath <hello@vaidyapath.example>'],
    ['MAIL_FROM', 'hello@vaidyapath.example'],
    ['REDIS_URL', 'rediss://user:password@cache.example:6380/1'],
    ['SITE_URL', 'http://localhost:3000'],
    ['HELPDESK_URL', 'https://help.example.org/desk'],
  ])('%s=%s is valid', (name, value) => {
    expect(parseEnv({ [name]: value })).toMatchObject({ [name]: value })
  })

  it('a bucket without keys is rejected with their names', () => {
    expect(() => parseEnv({ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' })).toThrow(
      'Bad setting: S3_SECRET_ACCESS_KEY is needed beside S3_BUCKET. See .env.example.',
    )
    expect(parseEnv({ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }).S3_BUCKET).toBe(
      'files',
    )
  })
})
