// Markup of React 16 to 18: only attributes.

import type {} from 'live-controls/react-18';

export const form = (
  <>
    <live-limited-field limit={160} ring counter="none" class="bio">
      <textarea name="bio" />
    </live-limited-field>
    <live-count-ring for="post" limit="280" warn-at={20} ref={(ring) => ring?.overflow} />
    <live-number value="0.5" options='{"style":"percent"}' />
    <live-password-setup policy="nist" strength="" />
  </>
);

export const wrong = (
  <>
    {/* @ts-expect-error React would write ring="false", which is a ring. */}
    <live-limited-field ring={false} />
    {/* @ts-expect-error React would write classname. */}
    <live-limited-field className="bio" />
    {/* @ts-expect-error React would write [object Object]. */}
    <live-number options={{ style: 'percent' }} />
    {/* @ts-expect-error The attribute is warn-at. */}
    <live-count-ring warnAt={20} />
    {/* @ts-expect-error React doesn't call it. */}
    <live-number onlive-settled={() => {}} />
  </>
);
