import { describe, expect, it } from 'vitest'
import { telephoneLink } from '@/components/layout/site-view'
import { contactLead, whatsappLink } from './components/office-aside'
import { mapPlace } from './components/office-map'
import { isTicketLink, ticketPath } from './ticket-link'

describe('ticketPath', () => {
  it('returns the ticket’s URL with or without a base path', () => {
    expect(ticketPath('https://help.example', 'AB-12_c', 'a.b~c_d-1')).toBe(
      'https://help.example/my/ticket/AB-12_c?access_token=a.b~c_d-1',
    )
    expect(ticketPath('https://example.org/desk/?x#y', '1', 't')).toBe(
      'https://example.org/desk/my/ticket/1?access_token=t',
    )
  })

  it.each([
    ['', 'token'],
    ['../../admin', 'token'],
    ['a'.repeat(65), 'token'],
    ['1', undefined],
    ['1', ''],
    ['1', 'a b'],
    ['1', 'x&y=1'],
    ['1', 'a'.repeat(513)],
    ['1', ['one', 'two']],
  ])('rejects the link %s, %s', (id, token) => {
    expect(isTicketLink(id, token)).toBe(false)
    expect(ticketPath('https://help.example', id, token)).toBeNull()
  })
})

describe('mapPlace', () => {
  it('embeds a map for coordinates', () => {
    const { embed } = mapPlace('28.6270, 77.3649')
    expect(new URL(embed ?? '').searchParams.get('marker')).toBe('28.627,77.3649')
  })
  it('only links a place by name', () => {
    expect(mapPlace('Sector 62, Noida')).toEqual({
      embed: null,
      page: 'https://www.openstreetmap.org/search?query=Sector%2062%2C%20Noida',
    })
  })
})

describe('whatsappLink', () => {
  it('requires a country code', () => {
    expect(whatsappLink('+91 98765 43210')).toBe('https://wa.me/919876543210')
    expect(whatsappLink('98765 43210')).toBeNull()
    expect(whatsappLink(null)).toBeNull()
  })
})

it('calls and messages the first of several numbers, which one field may hold', () => {
  expect(telephoneLink('+91 11 2658 8500, +91 11 2658 8700')).toBe('tel:+911126588500')
  expect(whatsappLink('+91 98765 43210 / +91 98765 43211')).toBe('https://wa.me/919876543210')
})

describe('contactLead', () => {
  it.each([
    ['+91 98765 43210', 'office@example.org', 'Call, write or send the form. A person reads every message.'],
    [null, 'office@example.org', 'Send the form. A person reads every message.'],
    ['+91 98765 43210', null, 'Send the form. A person reads every message.'],
  ])('with the phone %s and the email %s', (phone, email, lead) => {
    expect(contactLead('en', { phone, email })).toBe(lead)
  })
})
