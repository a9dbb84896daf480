// A Vue 3 app with every element. The tests query and control it through `app`.

import { createApp, nextTick } from '/examples/frameworks/vue-3.js';

const template = (model) => `
  <form id="form" @submit.prevent="submit">
    <template v-if="isShown">
      <live-limited-field :key="version" :limit="limit" overflow="truncate" ring>
        <label>Bio <input id="bio" name="bio" ${model('bio')}></label>
      </live-limited-field>
      <live-sectioned-field preset="card" @live-complete="heard = 'live-complete'">
        <label for="card">Card</label><input id="card" name="card" ${model('card')}>
      </live-sectioned-field>
      <live-password-setup>
        <label>Password <input type="password" id="password" name="password" ${model('password')}></label>
        <label>Again <input type="password" id="again" name="again" ${model('again')}></label>
      </live-password-setup>
    </template>
    <label>Note <textarea id="note" name="note" ${model('note')}></textarea></label>
    <live-count-ring v-if="isShown" for="note" :limit="limit"></live-count-ring>
    <live-number v-if="isShown" :value="amount" options='{"minimumFractionDigits":1}'></live-number>
    <ul><li v-for="row of rows" :key="row"><live-limited-field limit="5"><input :aria-label="row" :id="row"></live-limited-field></li></ul>
    <live-snap-button v-if="isShown"><button type="button" @click="clicks++">{{ clicks }}</button></live-snap-button>
    <button id="send">Send</button>
  </form>`;

window.app = {
  start({ isControlled }) {
    const vue = createApp({
      template: template((name) => (isControlled ? `v-model="${name}"` : '')),
      data: () => ({
        bio: '', card: '', password: '', again: '', note: '', amount: 1, limit: 5, isShown: true, version: 0, rows: ['one', 'two', 'three'], sent: [], clicks: 0, heard: '',
      }),
      methods: {
        submit({ target }) {
          this.sent.push([...new FormData(target)]);
        },
      },
    });
    vue.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('live-');
    const root = vue.mount('#place');
    Object.defineProperty(app, 'state', { get: () => ({ ...root.$data }) });
    app.update = (changes) => (Object.assign(root, changes), nextTick());
    app.end = () => vue.unmount();
  },
};
