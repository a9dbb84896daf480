// Markup of React 19: properties, events by their own names, and the properties of React's own elements.

import type {} from 'live-controls/react';

export const form = (
  <>
    <live-limited-field limit={160} ring counter="none" className="bio" onlive-limit={({ detail }) => detail.dropped.toFixed()}>
      <textarea name="bio" />
    </live-limited-field>
    <live-limited-field limit="160" ring={false} key="second" />
    <live-count-ring for="post" limit={280} warn-at={20} />
    <live-count-ring htmlFor="post" limit={280} warnAt={20} ref={(ring) => ring?.overflow} />
    <live-number value={2n} options={{ style: 'percent' }} onlive-settled={({ detail }) => detail.value.length} />
    <live-sectioned-field preset="card" validator={() => 'correct'} />
    <live-password-setup policy="nist" strength />
    <live-snap-button area="corners" id="write" />
  </>
);

export const wrong = (
  <>
    {/* @ts-expect-error */}
    <live-limited-field limit="many" />
    {/* @ts-expect-error */}
    <live-limited-field overflow="cut" />
    {/* @ts-expect-error */}
    <live-limited-field maximum={3} />
    {/* @ts-expect-error */}
    <live-number onlive-settled={(event: MouseEvent) => event.clientX} />
    {/* @ts-expect-error */}
    <live-text />
  </>
);
