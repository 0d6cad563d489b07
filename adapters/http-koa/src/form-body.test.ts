import { fileBody, type UploadedFile } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { expect } from 'chai'
import { answered, endpoint, start, stopServers } from './testing/server.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }
const report = endpoint({
  path: '/probe/{id}',
  params: Type.Object({ id: Type.String({ maxLength: 5 }) }),
  body: Type.Object({ Status: Type.String() }),
  form: true,
  signature: { header: 'X-Probe-Signature' },
})

async function taking() {
  const inputs: Record<string, unknown>[] = []
  const serving = answered(report, (_actor, input) => {
    inputs.push(input)
    return {}
  })
  return { server: await start([serving]), inputs }
}

describe('a form', () => {
  afterEach(stopServers)

  it('reaches the use case with the signed data: the public address, every field as it came, the signature', async () => {
    const { server, inputs } = await taking()
    const raw = 'Status=sent&New=Zo%C3%AB+%2B1&Empty=&id=other&signed=forged'
    const headers = {
      ...FORM,
      'x-probe-signature': 'abc=',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    }
    const reply = await server.call('POST', '/api/probe/m-1?a=%2Fb', { raw, headers })
    expect(reply.status).to.equal(200)
    expect(inputs[0]).to.include({ id: 'm-1', Status: 'sent' })
    expect(inputs[0]!.signed).to.deep.equal({
      url: 'http://callboard.test/api/probe/m-1?a=%2Fb',
      fields: { Status: 'sent', New: 'Zoë +1', Empty: '', id: 'other', signed: 'forged' },
      signature: 'abc=',
    })
  })

  it('without a signature says so, for the use case to refuse it', async () => {
    const { server, inputs } = await taking()
    await server.call('POST', '/api/probe/m-1', { raw: 'Status=sent', headers: FORM })
    expect(inputs[0]!.signed).to.deep.include({ signature: '' })
  })

  it('is checked like every input, and nothing runs when it is wrong', async () => {
    const { server, inputs } = await taking()
    const reply = await server.call('POST', '/api/probe/toolong', { raw: 'Other=1', headers: FORM })
    expect([reply.status, Object.keys(reply.json.error.fields as object)]).to.deep.equal([
      422,
      ['id', 'Status'],
    ])
    expect((await server.call('POST', '/api/probe/m-1')).status).to.equal(422)
    const json = await server.call('POST', '/api/probe/m-1', { body: { Status: 'sent' } })
    expect([json.status, json.json.error.code]).to.deep.equal([415, 'unsupported_type'])
    expect(inputs).to.deep.equal([])
  })

  it('over 16 KB is refused, whether announced or streamed', async () => {
    const { server, inputs } = await taking()
    const large = `Status=${'x'.repeat(16 * 1024)}`
    for (const raw of [large, new Blob([large]).stream()]) {
      const reply = await server.call('POST', '/api/probe/m-1', { raw, headers: FORM })
      expect([reply.status, reply.json.error.code]).to.deep.equal([413, 'too_large'])
    }
    expect(inputs).to.deep.equal([])
  })

  it('is told in the API description, with the header of its signature [API-02]', async () => {
    const { server } = await taking()
    const { paths } = server.openapi() as { paths: Record<string, { post: Record<string, unknown> }> }
    const { requestBody, parameters } = paths['/probe/{id}']!.post
    expect(requestBody).to.have.nested.property('content.application/x-www-form-urlencoded')
    expect(parameters).to.deep.include({
      name: 'X-Probe-Signature',
      in: 'header',
      required: true,
      description: 'Signs the address and the fields of the form.',
      schema: { type: 'string' },
    })
  })
})

describe('the file of a form', () => {
  const MOST = 1_000
  afterEach(stopServers)

  async function takingFiles(orForm: boolean) {
    const files: UploadedFile[] = []
    const upload = endpoint({ body: fileBody(MOST, ['text/csv'], { orForm }) })
    const serving = answered(upload, (_actor, { file }) => {
      files.push(file as UploadedFile)
      return {}
    })
    const server = await start([serving])
    return { server, files, send: (raw: BodyInit) => server.call('POST', '/api/probe', { raw }) }
  }
  const formWith = (words: string, type = 'text/csv', name = 'Cast.csv') => {
    const form = new FormData()
    form.set('note', 'for Monday')
    form.set('file', new Blob([words], { type }), name)
    return form
  }

  it('reaches the use case with its bytes, its type and its name', async () => {
    const { files, send } = await takingFiles(true)
    expect((await send(formWith('a,b', 'text/csv; charset=utf-8', 'Zoë.csv'))).status).to.equal(200)
    const [{ bytes, ...file }] = files as [UploadedFile]
    expect(Buffer.from(bytes).toString()).to.equal('a,b')
    expect(file).to.deep.equal({ contentType: 'text/csv', name: 'Zoë.csv' })
    await send(formWith('x'.repeat(MOST)))
    expect(files[1]?.bytes).to.have.length(MOST)
  })

  it('is refused when it is too large, empty, of another type, missing or cut off', async () => {
    const { server, files, send } = await takingFiles(true)
    const none = new FormData()
    none.set('note', 'for Monday')
    const sent = [formWith('x'.repeat(MOST + 1)), formWith(''), formWith('a', 'text/html'), none]
    const answers = []
    for (const form of sent) answers.push((await send(form)).status)
    expect(answers).to.deep.equal([413, 422, 415, 422])
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const raw = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,'
    expect((await server.call('POST', '/api/probe', { raw, headers })).status).to.equal(400)
    expect((await send(formWith('x'.repeat(100 * MOST)))).status).to.equal(413)
    expect(files).to.be.empty
  })

  it('is refused where only the bytes themselves are taken', async () => {
    const { files, send } = await takingFiles(false)
    expect((await send(formWith('a,b'))).status).to.equal(415)
    expect(files).to.be.empty
  })
})
