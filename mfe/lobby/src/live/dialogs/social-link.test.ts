import { expect } from 'chai'
import { socialLink } from './social-link.ts'

describe('the link to a social profile', () => {
  for (const [host, handle, link] of [
    ['instagram.com', 'ana.ruiz', 'https://www.instagram.com/ana.ruiz'],
    ['instagram.com', '@ana', 'https://www.instagram.com/ana'],
    ['tiktok.com', '@ana', 'https://www.tiktok.com/@ana'],
    ['instagram.com', 'https://instagram.com/ana', 'https://instagram.com/ana'],
    ['tiktok.com', 'https://www.tiktok.com/@ana', 'https://www.tiktok.com/@ana'],
    ['instagram.com', 'javascript:alert(1)', 'https://www.instagram.com/javascript%3Aalert(1)'],
    [
      'tiktok.com',
      'https://evil.example/tiktok.com',
      'https://www.tiktok.com/@https%3A%2F%2Fevil.example%2Ftiktok.com',
    ],
  ] as const)
    it(`of ${handle} on ${host} is ${link} [LOB-12]`, () => {
      expect(socialLink(host, handle)).to.equal(link)
    })
})
