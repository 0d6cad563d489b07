import { AutoScalingServer } from '../../adapters/cloud-aws/src/testing/auto-scaling-server.ts'

export interface AutoScaling {
  /** The settings of a process that changes its servers there. */
  readonly env: Readonly<Record<string, string>>
  readonly server: AutoScalingServer
  stop(): Promise<void>
}

/** A server that speaks the calls of AWS Auto Scaling that the product makes, for the account of one key. */
export async function startAutoScaling(accessKeyId: string): Promise<AutoScaling> {
  const server = new AutoScalingServer(accessKeyId)
  return { env: { AWS_AUTOSCALING_API: await server.start() }, server, stop: () => server.stop() }
}
