import { Type } from '@sinclair/typebox'
import { expect } from 'chai'
import { defineEndpoint } from './endpoint.ts'
import { defineForm, formFaults } from './form.ts'
import { dayFormat, emailFormat, lineFormat } from './formats.ts'

const form = defineForm(
  defineEndpoint({
    name: 'test.save',
    summary: 'Save',
    method: 'POST',
    path: '/test',
    access: ['super_admin'],
    subject: { none: 'a probe' },
    body: Type.Object({
      name: Type.String(lineFormat),
      email: Type.Optional(Type.String(emailFormat)),
      reply_to: Type.Optional(Type.String(emailFormat)),
      day: Type.Optional(Type.String(dayFormat)),
      password: Type.Optional(Type.String({ minLength: 8 })),
      places: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
      phone: Type.Optional(Type.Union([Type.String({ maxLength: 4 }), Type.Null()])),
      pages: Type.Optional(Type.Array(Type.String(), { minItems: 1, uniqueItems: true })),
      roles: Type.Optional(
        Type.Array(Type.Object({ role: Type.String(lineFormat), count: Type.Integer({ minimum: 1 }) })),
      ),
    }),
    reply: Type.Object({}),
  }),
  {
    name: 'A name is required',
    reply_to: 'Valid Email is required',
    password: { required: 'Password is required', minLength: 'At least 8 characters.' },
    'roles.*.role': 'Role Name is required',
  },
)

describe('a form of a contract', () => {
  for (const [what, input, faults] of [
    ['nothing wrong', { name: 'Anna' }, {}],
    ['a name that is missing', {}, { name: 'A name is required' }],
    ['a name that is empty', { name: '' }, { name: 'A name is required' }],
    ['a name that is too long', { name: 'x'.repeat(201) }, { name: 'At most 200 characters' }],
    [
      'an address that is too long',
      { name: 'Anna', reply_to: `${'a'.repeat(250)}@example.com` },
      { reply_to: 'Valid Email is required' },
    ],
    ['a name of blanks', { name: '  ' }, { name: 'A name is required' }],
    ['an empty password', { name: 'A', password: '' }, { password: 'Password is required' }],
    ['a short password', { name: 'A', password: '1234567' }, { password: 'At least 8 characters.' }],
    ['no day', { name: 'A', day: '' }, { day: 'Please fill this in' }],
    ['no address', { name: 'A', email: 'a@b' }, { email: 'This is not an e-mail address' }],
    ['half a place', { name: 'A', places: 1.5 }, { places: 'This is not a number' }],
    ['too many places', { name: 'A', places: 6 }, { places: 'This is too large' }],
    ['a value that may be null', { name: 'A', phone: null }, {}],
    [
      'a value that may be null and is too long',
      { name: 'A', phone: '12345' },
      { phone: 'At most 4 characters' },
    ],
    ['an empty list', { name: 'A', pages: [] }, { pages: 'Choose at least one' }],
    ['a list with one twice', { name: 'A', pages: ['a', 'a'] }, { pages: 'This is here twice' }],
    [
      'a row without its name',
      {
        name: 'A',
        roles: [
          { role: 'Driver', count: 1 },
          { role: '', count: 0 },
        ],
      },
      { 'roles.1.role': 'Role Name is required', 'roles.1.count': 'This is too small' },
    ],
  ] as const)
    it(`says of ${what}: ${Object.values(faults).join(', ') || 'nothing'}`, () => {
      expect(formFaults(form, input)).to.deep.equal(faults)
    })
})
