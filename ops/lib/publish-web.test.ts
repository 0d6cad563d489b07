import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { hasKit } from './kit-version.ts'
import { DoesNotFit, publishMicroFrontend, publishShell } from './publish-web.ts'

const ONBOARD = {
  name: 'onboard',
  paths: ['/onboard/:id'],
  title: 'Check in',
  who: 'open',
  chrome: 'quiet',
  screens: [],
}

describe('the kit of a shell', () => {
  for (const [shell, made, has] of [
    ['2.0.0', '2.0.0', true],
    ['2.1.0', '2.0.5', true],
    ['2.0.4', '2.0.5', false],
    ['2.1.0', '2.2.0', false],
    ['3.0.0', '2.9.0', false],
    ['2.10.0', '2.9.0', true],
  ] as const)
    it(`${shell} ${has ? 'serves' : 'does not serve'} a build for ${made} [APP-15]`, () => {
      expect(hasKit(shell, made)).to.equal(has)
    })
})

describe('shipping', () => {
  let folder: string
  let web: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callboard-ship-'))
    web = join(folder, 'web')
    await publishShell(web, await build('shell', { kit: '2.1.0', answers: ['/who'] }, SHELL))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const chunk = (request: string, file: string, more: object = {}) => ({
    requests: [request],
    files: [file],
    holds: [],
    consumes: [],
    ...more,
  })
  const SHELL = [
    chunk('shell', 'shell.1.js'),
    chunk('', 'form.1.js', { holds: ['@callboard/kit/form'], consumes: ['@callboard/kit/ticks'] }),
    chunk('', 'ticks.1.js', { holds: ['@callboard/kit/ticks'] }),
  ]

  async function build(name: string, description: object, chunks: readonly object[] = []): Promise<string> {
    const built = join(folder, name)
    await mkdir(built, { recursive: true })
    const container = 'container.1.js'
    await writeFile(join(built, 'callboard.json'), JSON.stringify({ container, chunks, ...description }))
    await writeFile(join(built, 'index.html'), '')
    return built
  }

  const manifest = async () => JSON.parse(await readFile(join(web, 'mfe-manifest.json'), 'utf8'))

  async function refusal(shipped: Promise<unknown>): Promise<string> {
    try {
      await shipped
    } catch (fault) {
      expect(fault).to.be.instanceOf(DoesNotFit)
      return (fault as Error).message
    }
    throw new Error('It was shipped.')
  }

  it('leaves the files of a build that is live where they are, and makes a broken copy whole [APP-15]', async () => {
    const lobby = await build('lobby', { kit: '2.0.3', routes: [ONBOARD] })
    const version = await publishMicroFrontend('lobby', web, lobby)
    const file = join(web, 'mfe/lobby', version, 'index.html')
    const { ctimeMs } = await stat(file)
    await publishMicroFrontend('lobby', web, lobby)
    expect((await stat(file)).ctimeMs, 'not written again').to.equal(ctimeMs)
    await rm(file)
    await publishMicroFrontend('lobby', web, lobby)
    expect((await stat(file)).isFile()).to.equal(true)
  })

  it('puts the routes of a build into the manifest [APP-15]', async () => {
    const version = await publishMicroFrontend(
      'lobby',
      web,
      await build('lobby', { kit: '2.0.3', routes: [ONBOARD] }),
    )
    expect(await manifest()).to.deep.equal({
      lobby: {
        entry: `/mfe/lobby/${version}/container.1.js`,
        version,
        kit: '2.0.3',
        routes: [ONBOARD],
      },
    })
  })

  it('lists the first files and calls of each page, anew with every shipped build [PER-15]', async () => {
    const page = './onboard/onboard-page.tsx'
    const answers = ['/onboard/:id']
    const version = await publishMicroFrontend(
      'lobby',
      web,
      await build('lobby', { kit: '2.0.3', routes: [{ ...ONBOARD, screens: [page], answers }] }, [
        chunk('callboard_lobby', 'container.1.js'),
        chunk(page, 'onboard.1.js', { consumes: ['@callboard/kit/form'] }),
      ]),
    )
    const own = (file: string) => `/mfe/lobby/${version}/${file}`
    const preloads = async () => JSON.parse(await readFile(join(web, 'preloads.json'), 'utf8'))
    const listed = (shell: string, ...files: readonly string[]) => ({
      page: { files: [shell], answers: ['/who'] },
      routes: [{ paths: ONBOARD.paths, who: 'open', files, answers }],
    })
    expect(await preloads()).to.deep.equal(
      listed('/shell.1.js', own('container.1.js'), own('onboard.1.js'), '/form.1.js', '/ticks.1.js'),
    )
    const shell = SHELL.map(({ files, ...more }) => ({ ...more, files: [files[0]?.replace('1', '2')] }))
    await publishShell(web, await build('next', { kit: '2.1.1', answers: ['/who'] }, shell))
    expect(await preloads()).to.deep.equal(
      listed('/shell.2.js', own('container.1.js'), own('onboard.1.js'), '/form.2.js', '/ticks.2.js'),
    )
  })

  it('lists with the files of a page those of the page that it leads on to [PER-15]', async () => {
    const [cover, only] = ['./links/cover.tsx', './posting/page.tsx']
    const version = await publishMicroFrontend(
      'review',
      web,
      await build(
        'review',
        {
          kit: '2.0.3',
          routes: [
            { ...ONBOARD, name: 'page', paths: ['/page'], screens: [only], stage: true },
            { ...ONBOARD, name: 'cover', paths: ['/cover'], screens: [cover], leadsTo: 'page' },
          ],
        },
        [
          chunk('callboard_review', 'container.1.js'),
          chunk(cover, 'cover.1.js'),
          chunk(only, 'page.1.js', { consumes: ['@callboard/kit/ticks'] }),
        ],
      ),
    )
    const { routes } = JSON.parse(await readFile(join(web, 'preloads.json'), 'utf8'))
    const own = (file: string) => `/mfe/review/${version}/${file}`
    expect(routes.map(({ stage }: { readonly stage?: true }) => stage)).to.deep.equal([true, undefined])
    expect(routes.map(({ files }: { readonly files: readonly string[] }) => files)).to.deep.equal([
      [own('container.1.js'), own('page.1.js'), '/ticks.1.js'],
      [own('container.1.js'), own('cover.1.js'), own('page.1.js'), '/ticks.1.js'],
    ])
  })

  it('refuses a build for a kit that the deployed shell does not have [APP-15]', async () => {
    await publishMicroFrontend('lobby', web, await build('lobby', { kit: '2.0.3', routes: [] }))
    const before = await manifest()
    const newer = await build('newer', { kit: '2.2.0', routes: [] })
    expect(await refusal(publishMicroFrontend('lobby', web, newer))).to.equal(
      'lobby was built for kit 2.2.0; the deployed shell has kit 2.1.0. ' +
        'Ship a shell with that kit first, or build the micro-frontend again.',
    )
    expect(await manifest()).to.deep.equal(before)
  })

  it('refuses a shell without the kit of a deployed build [APP-15]', async () => {
    await publishMicroFrontend('lobby', web, await build('lobby', { kit: '2.1.0', routes: [] }))
    const next = await build('next', { kit: '3.0.0' }, SHELL)
    expect(await refusal(publishShell(web, next))).to.include('the deployed shell has kit 3.0.0')
  })

  it('refuses a page that another micro-frontend draws for the same people [APP-15]', async () => {
    await publishMicroFrontend('lobby', web, await build('lobby', { kit: '2.0.0', routes: [ONBOARD] }))
    const home = (who: readonly string[]) => ({ name: 'home', paths: ['/'], who, screens: [] })
    await publishMicroFrontend(
      'admin',
      web,
      await build('admin', { kit: '2.0.0', routes: [home(['talent'])] }),
    )
    const other = await build('other', { kit: '2.0.0', routes: [home(['client'])] })
    await publishMicroFrontend('review', web, other)
    const rival = await build('rival', { kit: '2.0.0', routes: [home(['client', 'talent'])] })
    expect(await refusal(publishMicroFrontend('review', web, rival))).to.equal(
      'review and admin both draw / for the same people.',
    )
  })
})
