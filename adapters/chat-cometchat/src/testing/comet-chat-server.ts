import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Json = Readonly<Record<string, unknown>>

interface Said {
  readonly group: string
  readonly by: string
  readonly text: string
}

const refused = (status: number, code: string) => ({ status, body: { error: { code } } })
const done = (data: unknown) => ({ status: 200, body: { data } })

/** Speaks the calls of CometChat's REST API that Callboard makes, for one app. On a loopback port. */
export class CometChatServer {
  readonly appId = 'app-1'
  readonly apiKey = 'the-key-of-the-app'
  readonly users = new Map<string, string>()
  readonly groups = new Map<string, { readonly name: string; readonly members: Set<string> }>()
  readonly said: Said[] = []
  /** `said` with each message. */
  readonly events = new EventEmitter()
  /** Statuses in place of the next answers. */
  readonly faults: number[] = []
  #server!: Server

  /** @returns the address of the calls */
  async start(): Promise<string> {
    this.#server = createServer(async (request, response) => {
      const { status, body } = await this.#answer(request)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v3`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }

  async #answer(request: IncomingMessage): Promise<{ readonly status: number; readonly body: unknown }> {
    const body = (await json(request)) as Json
    const fault = this.faults.shift()
    if (fault) return refused(fault, 'ERR_INTERNAL')
    if (request.headers.appid !== this.appId || request.headers.apikey !== this.apiKey)
      return refused(401, 'AUTH_ERR_APIKEY_NOT_FOUND')
    const [, version, what, guid, part] = (request.url ?? '').split('/')
    if (version !== 'v3') return refused(404, 'ERR_NOT_FOUND')
    if (what === 'users') return this.#addUser(String(body.uid), String(body.name))
    if (what === 'groups' && part === 'members') return this.#join(guid!, body.participants as string[])
    if (what === 'groups') return this.#addGroup(String(body.guid), String(body.name))
    if (what === 'messages') return this.#say(String(request.headers.onbehalfof), body)
    return refused(404, 'ERR_NOT_FOUND')
  }

  #addUser(uid: string, name: string) {
    if (this.users.has(uid)) return refused(400, 'ERR_UID_ALREADY_EXISTS')
    this.users.set(uid, name)
    return done({ uid })
  }

  #addGroup(guid: string, name: string) {
    if (this.groups.has(guid)) return refused(400, 'ERR_GUID_ALREADY_EXISTS')
    this.groups.set(guid, { name, members: new Set() })
    return done({ guid })
  }

  #join(guid: string, uids: readonly string[]) {
    const group = this.groups.get(guid)
    if (!group) return refused(404, 'ERR_GUID_NOT_FOUND')
    for (const uid of uids) if (this.users.has(uid)) group.members.add(uid)
    return done({ participants: {} })
  }

  #say(by: string, { receiver, receiverType, category, type, data }: Json) {
    const group = String(receiver)
    if (receiverType !== 'group' || category !== 'message' || type !== 'text')
      return refused(400, 'ERR_BAD_REQUEST')
    if (!this.groups.get(group)?.members.has(by)) return refused(403, 'ERR_GROUP_NOT_JOINED')
    this.said.push({ group, by, text: String((data as Json).text) })
    this.events.emit('said')
    return done({ id: String(this.said.length) })
  }
}
