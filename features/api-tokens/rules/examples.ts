export const LANGUAGES = ['curl', 'JavaScript', 'Python'] as const
export type Language = (typeof LANGUAGES)[number]

export interface Example {
  title: string
  /** The scopes that its token needs. */
  scopes: readonly string[]
  code: Readonly<Record<Language, string>>
}

/** Examples of `/developers`; a test runs each of them. They read `CLOGGLE_URL` and `CLOGGLE_TOKEN` from the environment. */
export const EXAMPLES: readonly Example[] = [
  {
    title: 'Read the newest blogs',
    scopes: ['public:read'],
    code: {
      curl: `curl --fail-with-body --silent "$CLOGGLE_URL/graphql" \\
  --header "Authorization: Bearer $CLOGGLE_TOKEN" \\
  --header "Content-Type: application/json" \\
  --data '{"query": "{ blogs(first: 5) { items { title slug } } }"}'`,
      JavaScript: `import { env } from 'node:process'

const { CLOGGLE_URL, CLOGGLE_TOKEN } = env

const response = await fetch(\`\${CLOGGLE_URL}/graphql\`, {
  method: 'POST',
  headers: { authorization: \`Bearer \${CLOGGLE_TOKEN}\`, 'content-type': 'application/json' },
  body: JSON.stringify({ query: '{ blogs(first: 5) { items { title slug } } }' }),
})
const { data, errors, error } = await response.json()
if (data == null) throw new Error(error ?? errors[0].message)
for (const blog of data.blogs.items) console.log(blog.title)`,
      Python: `import json, os, urllib.request

request = urllib.request.Request(
    os.environ["CLOGGLE_URL"] + "/graphql",
    data=json.dumps({"query": "{ blogs(first: 5) { items { title slug } } }"}).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["CLOGGLE_TOKEN"],
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    reply = json.load(response)
for blog in reply["data"]["blogs"]["items"]:
    print(blog["title"])`,
    },
  },
  {
    title: 'Publish a blog',
    scopes: ['blogs:write'],
    code: {
      curl: `# Sending the same ID again doesn’t publish a second blog.
ID=$(uuidgen 2> /dev/null || cat /proc/sys/kernel/random/uuid)

curl --fail-with-body --silent "$CLOGGLE_URL/graphql" \\
  --header "Authorization: Bearer $CLOGGLE_TOKEN" \\
  --header "Content-Type: application/json" \\
  --data '{
    "query": "mutation ($text: BlogTextInput!) { publishBlog(text: $text) { slug } }",
    "variables": {"text": {
      "id": "'"$ID"'",
      "revision": 0,
      "title": "Notes from curl",
      "format": "MARKDOWN",
      "content": "Written by **a program**.",
      "tags": ["python"]
    }}
  }'`,
      JavaScript: `import { randomUUID } from 'node:crypto'
import { env } from 'node:process'

const { CLOGGLE_URL, CLOGGLE_TOKEN } = env

const response = await fetch(\`\${CLOGGLE_URL}/graphql\`, {
  method: 'POST',
  headers: { authorization: \`Bearer \${CLOGGLE_TOKEN}\`, 'content-type': 'application/json' },
  body: JSON.stringify({
    query: 'mutation ($text: BlogTextInput!) { publishBlog(text: $text) { slug } }',
    variables: {
      // Sending the same ID again doesn’t publish a second blog.
      text: { id: randomUUID(), revision: 0, title: 'Notes from JavaScript', format: 'MARKDOWN', content: 'Written by **a program**.', tags: ['python'] },
    },
  }),
})
const { data, errors, error } = await response.json()
if (data == null) throw new Error(error ?? errors[0].message)
console.log(\`\${CLOGGLE_URL}/blog/\${data.publishBlog.slug}\`)`,
      Python: `import json, os, urllib.request, uuid

text = {
    "id": str(uuid.uuid4()),
    "revision": 0,
    "title": "Notes from Python",
    "format": "MARKDOWN",
    "content": "Written by **a program**.",
    "tags": ["python"],
}
request = urllib.request.Request(
    os.environ["CLOGGLE_URL"] + "/graphql",
    data=json.dumps({
        "query": "mutation ($text: BlogTextInput!) { publishBlog(text: $text) { slug } }",
        "variables": {"text": text},
    }).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["CLOGGLE_TOKEN"],
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    reply = json.load(response)
print(os.environ["CLOGGLE_URL"] + "/blog/" + reply["data"]["publishBlog"]["slug"])`,
    },
  },
]

/**
 * How a receiver checks a webhook. Each reads a delivery from the environment and exits with an error when the signature is wrong; a test runs
 * them with a real signature and a wrong one.
 */
export const SIGNATURE_CHECKS: Readonly<Record<'JavaScript' | 'Python', string>> = {
  JavaScript: `import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from 'node:process'

// In your server: the raw body and the header "cloggle-signature".
const { BODY, SIGNATURE, SECRET } = env

const [, seconds, received] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(SIGNATURE)
const expected = createHmac('sha256', SECRET).update(\`\${seconds}.\${BODY}\`).digest()
if (!timingSafeEqual(expected, Buffer.from(received, 'hex'))) throw new Error('The signature is wrong.')
if (Math.abs(Date.now() / 1000 - Number(seconds)) > 300) throw new Error('The message is too old.')`,
  Python: `import hashlib, hmac, os, re, time

# In your server: the raw body and the header "cloggle-signature".
body, signature, secret = os.environ["BODY"], os.environ["SIGNATURE"], os.environ["SECRET"]

seconds, received = re.fullmatch(r"t=(\\d+),v1=([0-9a-f]{64})", signature).groups()
expected = hmac.new(secret.encode(), f"{seconds}.{body}".encode(), hashlib.sha256).hexdigest()
if not hmac.compare_digest(expected, received):
    raise SystemExit("The signature is wrong.")
if abs(time.time() - int(seconds)) > 300:
    raise SystemExit("The message is too old.")`,
}
