import { execFileSync } from 'node:child_process'
import { expect } from 'chai'

/** Large packages that many a process never needs, or not before somebody asks for something. */
const WHEN_NEEDED = [
  '@aws-sdk/client-s3',
  'bullmq',
  'handlebars',
  'jose',
  'mjml',
  'nodemailer',
  'openid-client',
  'qrcode',
  'sharp',
  'twilio/lib/rest',
  'web-push',
]

/** Prints every file that is loaded with the assembly. */
const PROGRAM = `
  import { createRequire, registerHooks } from 'node:module'
  registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) })
  await import('@callboard/assembly')
  for (const file of Object.keys(createRequire(process.cwd() + '/').cache)) console.log(file)
`

describe('a process of the product', () => {
  it('loads none of the packages at its start that it may never need [PER-14]', () => {
    const loaded = execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    })
    expect(loaded).to.include('node_modules/knex/')
    expect(WHEN_NEEDED.filter((name) => loaded.includes(`node_modules/${name}/`))).to.deep.equal([])
  })
})
