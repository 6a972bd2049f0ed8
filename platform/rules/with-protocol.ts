/** An address with `https://` in front if it begins with a host, such as `example.org/page`; anything else stays as it is. */
export const withProtocol = (address: string): string => (/^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?:[/:?#]|$)/u.test(address) ? `https://${address}` : address)
