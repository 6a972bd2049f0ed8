import { Prose } from '#platform/web/ui/Prose.tsx'
import { Sample } from './Sample.tsx'

export function ProseSample() {
  return (
    <Sample name="Prose">
      <Prose>
        <p>
          A gradient points <em>uphill</em>, so we walk the other way. That is the whole of it, and{' '}
          <strong>everything else</strong> is about the length of the step. Read{' '}
          <a href="/blogs">the long version</a>, or call <code>loss.backward()</code>.
        </p>
        <h2>Where the valley is</h2>
        <ul>
          <li>A narrow valley punishes long steps.</li>
          <li>
            A wide one forgives them:
            <ol>
              <li>momentum carries,</li>
              <li>noise helps.</li>
            </ol>
          </li>
        </ul>
        <blockquote>
          <p>All models are wrong, but some are useful.</p>
        </blockquote>
        <h3>In code</h3>
        {/* A region that scrolls sideways must be focusable for the arrow keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0}>
          <code>
            <span className="hljs-keyword">def</span> <span className="hljs-title">descend</span>(w, rate=
            <span className="hljs-number">0.01</span>):{'\n'}
            {'    '}<span className="hljs-comment"># one small step</span>{'\n'}
            {'    '}<span className="hljs-keyword">return</span> w - rate * gradient(w,{' '}
            <span className="hljs-string">&apos;train&apos;</span>)
          </code>
        </pre>
        <p>Then the sum over all of them, and the average of that.</p>
      </Prose>
    </Sample>
  )
}
