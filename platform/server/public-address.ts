import { BlockList, isIPv4, isIPv6 } from 'node:net'

const inner = new BlockList()
// Private networks, loopback, link-local (where cloud machines serve their keys), documentation, multicast, reserved.
for (const [network, bits] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12],
  ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.31.196.0', 24], ['192.52.193.0', 24], ['192.88.99.0', 24],
  ['192.168.0.0', 16], ['192.175.48.0', 24], ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24],
  ['224.0.0.0', 4], ['240.0.0.0', 4],
] as const) {
  inner.addSubnet(network, bits, 'ipv4')
}
// Only 2000::/3 of IPv6 is assigned; within it, ranges that lead to IPv4 or nowhere.
for (const [network, bits] of [
  ['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['2620:4f:8000::', 48], ['3fff::', 20],
] as const) {
  inner.addSubnet(network, bits, 'ipv6')
}
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is publicly reachable, so that requests to it reveal nothing about our own network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inner.check(address, 'ipv4')
  // A zone ("fe80::1%eth0") only makes sense locally.
  if (!isIPv6(address) || address.includes('%')) return false
  return given.check(address, 'ipv6') && !inner.check(address, 'ipv6')
}
