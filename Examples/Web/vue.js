import { createApp } from './frameworks/vue-3.js';

const app = createApp({
  data: () => ({ name: '', payment: 'card', number: '', status: '' }),
  methods: {
    submit() {
      this.status = `Thank you, ${this.name}.`;
      this.name = this.number = '';
    },
  },
});
app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('live-');
app.mount('main');
