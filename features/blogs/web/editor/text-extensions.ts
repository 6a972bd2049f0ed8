import StarterKit from '@tiptap/starter-kit'
import type { Extensions } from '@tiptap/core'
import { CodeBlock } from './code-block.ts'
import { BlockMath, InlineMath } from './maths-nodes.ts'
import { ImageNode } from './image-node.ts'

/** The elements of a blog's text: the same that the server accepts. */
export const TEXT_EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      protocols: ['http', 'https', 'mailto'],
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  CodeBlock,
  InlineMath,
  BlockMath,
  ImageNode,
]
